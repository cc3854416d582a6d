/** A key, or two in a row such as "g p", that does something on the present page. */
export interface Shortcut {
  readonly keys: string;
  readonly label: string;
  /** The heading it stands under in the sheet. */
  readonly group: string;
  /** Absent where the browser does it and the sheet only tells. */
  readonly run?: () => void;
}

type Shortcuts = readonly Shortcut[];

/** The shortcuts of what is on the page now; parts of the page add theirs while they are there. */
export class ShortcutRegistry {
  private lists: readonly Shortcuts[] = [];
  private shortcuts: Shortcuts = [];
  private readonly listeners = new Set<() => void>();

  /** Adds some until the returned function is called. */
  add(list: Shortcuts): () => void {
    this.change([...this.lists, list]);
    return () => this.change(this.lists.filter((other) => other !== list));
  }

  /** All of them, each key once: what came last stands. */
  readonly all = (): Shortcuts => this.shortcuts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(lists: readonly Shortcuts[]): void {
    this.lists = lists;
    this.shortcuts = [...new Map(lists.flat().map((one) => [one.keys, one])).values()];
    for (const listener of this.listeners) listener();
  }
}

/** The registry of this browser window. */
export const shortcutRegistry = new ShortcutRegistry();
