print("lifeguard")
