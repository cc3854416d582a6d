import { createContext, useContext } from 'react';

/** What the keyboard opens over any page. */
export type CommandsOverlay = 'palette' | 'shortcuts';

/** Opens one; and loads the palette ahead when somebody is about to ask for it. */
export interface CommandsControl {
  readonly open: (overlay: CommandsOverlay) => void;
  readonly prepare: () => void;
}

export const CommandsContext = createContext<CommandsControl>({ open: () => undefined, prepare: () => undefined });

/** The control of the palette and the shortcut sheet of the shell around. */
export const useCommands = (): CommandsControl => useContext(CommandsContext);
