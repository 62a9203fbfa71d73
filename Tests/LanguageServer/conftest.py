import os
import pathlib
import sys

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from editor import Editor  # noqa: E402

COMMAND = str(pathlib.Path(os.environ.get("LIFEGUARD", ".build/release/lifeguard")).resolve())

# The capabilities of real editors. Neovim and Emacs can count in UTF-8.
CLIENTS = ["visual_studio_code", "neovim", "emacs"]


@pytest_lsp.fixture(params=CLIENTS, config=ClientServerConfig(server_command=[COMMAND, "lsp"]))
async def any_client(request, lsp_client: LanguageClient, tmp_path):
    async for _ in session(request.param, lsp_client, tmp_path):
        yield


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[COMMAND, "lsp"]))
async def one_client(request, lsp_client: LanguageClient, tmp_path):
    async for _ in session(CLIENTS[0], lsp_client, tmp_path):
        yield


async def session(name, client, folder):
    (folder / "Content").mkdir()
    (folder / "Content" / "lifeguard.yml").write_text("title: Test\nreference: true\n")
    client.registrations = []

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        client.registrations += params.registrations

    answer = await client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(name),
            workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="test")],
        )
    )
    client.answer = answer
    yield
    await client.shutdown_session()


def editor_of(client, folder):
    encoding = client.answer.capabilities.position_encoding
    return Editor(client, folder, getattr(encoding, "value", encoding))


@pytest.fixture
def editor(one_client, tmp_path):
    """One editor."""
    return editor_of(one_client, tmp_path)


@pytest.fixture
def any_editor(any_client, tmp_path):
    """An editor of each kind."""
    return editor_of(any_client, tmp_path)


@pytest.fixture
def command():
    return COMMAND
