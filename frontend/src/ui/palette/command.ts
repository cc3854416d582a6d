import { type ReactNode } from 'react';

/** Something that the palette can do: lead somewhere or begin something. It never moves money. */
export interface Command {
  /** Unlike that of any other command. */
  readonly id: string;
  readonly label: string;
  /** A second, quieter part, such as an amount. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** The shortcut that does the same, such as "g p". */
  readonly keys?: string;
  /** Why it cannot be done now. */
  readonly refusal?: string;
  readonly run: () => void;
}

/** Commands under one heading; there is at least one. */
export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** The commands whose label holds every word of what was typed, in any order and case; groups without any fall away. */
export function matchingCommands(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ label, commands }) => ({
      label,
      commands: commands.filter((command) => wanted.every((word) => command.label.toLowerCase().includes(word))),
    }))
    .filter(({ commands }) => commands.length > 0);
}
