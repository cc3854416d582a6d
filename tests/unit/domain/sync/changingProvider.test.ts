import fc from 'fast-check';
import { afterChanges, afterNewest, beginning, since, type Position } from '../../../../domain/sync/nextPosition';

const pageSize = 3;
const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString();
const second = (time: string) => (Date.parse(time) - Date.UTC(2026, 0, 1)) / 1000;

/** One version of a record: when the record changed, and from when on a search shows that change. In seconds. */
interface Version {
  readonly id: number;
  readonly changed: number;
  readonly visible: number;
}

/** What happens between two pages: time passes, and perhaps a record changes, which shows after a delay. */
interface Step {
  readonly seconds: number;
  readonly change: { readonly id: number; readonly delay: number } | null;
}

type Order = 'changes' | 'newest';

/** A provider whose records change while they are read, and a reader that asks it for one page at a time. */
class World {
  readonly seen = new Map<number, number>();
  private readonly versions: Version[] = [];
  private now = 10_000;
  position: Position = beginning;

  constructor(
    private readonly order: Order,
    count: number,
  ) {
    for (let id = 0; id < count; id += 1) this.versions.push({ id, changed: id, visible: id });
  }

  pass({ seconds, change }: Step): void {
    this.now += seconds;
    if (change) this.versions.push({ id: change.id, changed: this.now, visible: this.now + change.delay });
  }

  readPage(): void {
    const asked = this.order === 'changes' ? since(this.position) : undefined;
    const found = this.search(asked === undefined ? -Infinity : second(asked));
    const { nextPage } = this.position;
    const page = found.slice((nextPage - 1) * pageSize, nextPage * pageSize);
    page.forEach(({ id, changed }) => this.seen.set(id, changed));
    const changedAt = page.map(({ changed }) => at(changed));
    const read = { changedAt, hasMore: nextPage * pageSize < found.length, readAt: at(this.now) };
    this.position =
      this.order === 'changes' ? afterChanges(this.position, asked, read) : afterNewest(this.position, read);
  }

  /** Reads until no pass is under way. */
  rest(): void {
    for (let pages = 0; pages === 0 || !this.position.isAtRest; pages += 1) {
      if (pages > 100) throw new Error('the pass does not end');
      this.readPage();
    }
  }

  /** When each record last changed, visible or not. */
  get lastChanges(): Map<number, number> {
    return new Map(this.versions.map(({ id, changed }) => [id, changed]));
  }

  /** Until a change is visible, a record is found as it was before; a new one isn't found. */
  private search(from: number): Version[] {
    const visible = new Map(this.versions.filter((each) => each.visible <= this.now).map((each) => [each.id, each]));
    const direction = this.order === 'changes' ? 1 : -1;
    return [...visible.values()]
      .filter(({ changed }) => changed >= from)
      .sort((one, other) => direction * (one.changed - other.changed || one.id - other.id));
  }
}

const recordCount = 20;
const step = fc.record({
  seconds: fc.integer({ min: 1, max: 700 }),
  change: fc.option(fc.record({ id: fc.nat(recordCount - 1), delay: fc.nat(280) })),
});

describe.each<Order>(['changes', 'newest'])('reading %s while records change', (order) => {
  it('has seen the last change of every record, once the provider is quiet', () => {
    fc.assert(
      fc.property(fc.nat(recordCount), fc.array(step, { maxLength: 60 }), (count, steps) => {
        const world = new World(order, count);
        for (const each of steps) {
          world.pass(each);
          world.readPage();
        }
        world.pass({ seconds: 300, change: null });
        world.rest();
        world.rest();
        for (const [id, changed] of world.lastChanges) expect([id, world.seen.get(id)]).toEqual([id, changed]);
      }),
    );
  });

  it('reads no more than the overlap again, once all is known', () => {
    const world = new World(order, recordCount);
    world.rest();
    world.pass({ seconds: 10_000, change: { id: 0, delay: 0 } });
    world.rest();
    world.seen.clear();
    world.rest();
    expect(world.seen.size).toBeLessThanOrEqual(pageSize);
    expect(world.seen.has(0)).toBe(true);
  });
});
