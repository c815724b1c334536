print("barsnap")
