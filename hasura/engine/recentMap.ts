/**
 * A map with at most `maxEntries` entries whose weights together are at most `maxWeight`. When it is full, the least recently used
 * entries are removed. Without `weightOf` only their number counts.
 */
export class RecentMap<Key, Value> {
  private readonly entries = new Map<Key, Value>();
  private weight = 0;

  constructor(
    private readonly maxEntries: number,
    private readonly maxWeight = Infinity,
    private readonly weightOf: (key: Key) => number = () => 0,
  ) {}

  get(key: Key): Value | undefined {
    const found = this.entries.get(key);
    if (found !== undefined) this.set(key, found);
    return found;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.entries.set(key, value);
    this.weight += this.weightOf(key);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.maxEntries && this.weight <= this.maxWeight) return;
      this.delete(oldest);
    }
  }

  private delete(key: Key): void {
    if (this.entries.delete(key)) this.weight -= this.weightOf(key);
  }
}
