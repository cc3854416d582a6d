/** A key of the current page, or two keys in a row such as "g p", with its action. */
export interface Shortcut {
  readonly keys: string;
  readonly label: string;
  /** The heading of its group in the shortcut sheet. */
  readonly group: string;
  /** Whether it works while a dialog is open, and only then. */
  readonly isInDialog?: boolean;
  /** Absent where the browser handles the key and the sheet only lists it. */
  readonly run?: () => void;
}

type Shortcuts = readonly Shortcut[];

/** The shortcuts of the mounted components. */
export class ShortcutRegistry {
  private lists: readonly Shortcuts[] = [];
  private shortcuts: Shortcuts = [];
  private readonly listeners = new Set<() => void>();

  /** Adds shortcuts. Returns a function that removes them. */
  add(list: Shortcuts): () => void {
    this.change([...this.lists, list]);
    return () => this.change(this.lists.filter((other) => other !== list));
  }

  /** All shortcuts. If two of the page, or two of dialogs, have the same keys, the one added last wins. */
  readonly all = (): Shortcuts => this.shortcuts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(lists: readonly Shortcuts[]): void {
    this.lists = lists;
    const place = ({ keys, isInDialog = false }: Shortcut) => `${keys} ${isInDialog}`;
    this.shortcuts = [...new Map(lists.flat().map((one) => [place(one), one])).values()];
    for (const listener of this.listeners) listener();
  }
}

/** The registry of this window. */
export const shortcutRegistry = new ShortcutRegistry();
