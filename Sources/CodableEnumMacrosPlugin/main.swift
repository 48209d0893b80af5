MacroPlugin(channel: .standard()).run()
