/** What a user does; afterwards a table may well leave the screen, and come back. */
const acts = ['pointerdown', 'click', 'keydown', 'input', 'change'];

/** Notices tables that leave the screen and come back to it without an act of the user, which the user sees as a flicker. */
export class TableWatch {
  private readonly gone = new Set<string>();
  private readonly returned = new Set<string>();
  private readonly observer = new MutationObserver((changes) => this.follow(changes));

  /** @param screen what is watched */
  constructor(private readonly screen: Node = document) {}

  /** Begins to watch. */
  start(): void {
    this.forget();
    this.returned.clear();
    this.observer.observe(this.screen, { subtree: true, childList: true });
    for (const act of acts) this.screen.addEventListener(act, this.forget, true);
  }

  /** Ends the watch. Gives a sentence for each table that came back. */
  stop(): string[] {
    this.follow(this.observer.takeRecords());
    this.observer.disconnect();
    for (const act of acts) this.screen.removeEventListener(act, this.forget, true);
    return [...this.returned].map((caption) => `the table "${caption}" left the screen and came back`);
  }

  private readonly forget = () => {
    this.follow(this.observer.takeRecords());
    this.gone.clear();
  };

  /** Changes that come together are shown together: a table that leaves and comes back among them is moved or replaced unseen. */
  private follow(changes: readonly MutationRecord[]): void {
    const added = captionsIn(changes.map(({ addedNodes }) => addedNodes));
    const removed = captionsIn(changes.map(({ removedNodes }) => removedNodes));
    for (const caption of added) if (this.gone.has(caption)) this.returned.add(caption);
    for (const caption of removed) if (!added.has(caption)) this.gone.add(caption);
  }
}

/** The captions of the tables among these nodes; a skeleton has none. */
function captionsIn(lists: readonly NodeList[]): Set<string> {
  const elements = lists.flatMap((nodes) => [...nodes]).filter((node) => node instanceof Element);
  return new Set(
    elements.flatMap((element) => [...element.querySelectorAll('caption')].map(({ textContent }) => textContent)),
  );
}
