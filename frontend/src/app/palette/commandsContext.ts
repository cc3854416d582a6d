import { createContext, useContext } from 'react';

/** The overlays that shortcuts open on any page. */
export type CommandsOverlay = 'palette' | 'shortcuts';

/** `open` shows an overlay; `prepare` loads the palette ahead of its use. */
export interface CommandsControl {
  readonly open: (overlay: CommandsOverlay) => void;
  readonly prepare: () => void;
}

/** Provides the control of the overlays. */
export const CommandsContext = createContext<CommandsControl>({ open: () => undefined, prepare: () => undefined });

/** The surrounding shell's control of the palette and the shortcut sheet. */
export const useCommands = (): CommandsControl => useContext(CommandsContext);
