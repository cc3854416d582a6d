import type { ReactNode } from 'react';

/** A command of the palette: it opens a page or a form. No command changes data. */
export interface Command {
  /** Unique among the commands. */
  readonly id: string;
  readonly label: string;
  /** Secondary text, such as an amount. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** The shortcut for the same action, such as "g p". */
  readonly keys?: string;
  /** Why the command is disabled. */
  readonly disabledReason?: string;
  readonly run: () => void;
}

/** Commands under one heading; at least one. */
export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** The commands whose label contains every word of the text, in any order, ignoring case. Empty groups are left out. */
export function matchingCommands(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ label, commands }) => ({
      label,
      commands: commands.filter((command) => wanted.every((word) => command.label.toLowerCase().includes(word))),
    }))
    .filter(({ commands }) => commands.length > 0);
}
