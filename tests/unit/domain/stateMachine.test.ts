import { mayMove, wayTo, type StateMachine } from '../../../domain/stateMachine';
import { stateMachines } from '../../../domain/stateMachines';

type Letter = 'a' | 'b' | 'c' | 'd' | 'e';

/** A short way and a long one from a to d, a way back from c to a, and e that nothing leads to. */
const machine: StateMachine<Letter> = {
  first: ['a', 'e'],
  next: { a: ['b', 'c'], b: ['c'], c: ['d', 'a'], d: [], e: ['a'] },
};

it.each<[Letter, Letter, boolean]>([
  ['a', 'b', true],
  ['b', 'a', false],
  ['a', 'd', false],
  ['d', 'd', true],
  ['d', 'a', false],
])('from %s to %s in one step: %s', (from, to, may) => {
  expect(mayMove(machine, from, to)).toBe(may);
});

it.each<[Letter, Letter, Letter[] | undefined]>([
  ['a', 'a', []],
  ['a', 'b', ['b']],
  ['a', 'd', ['c', 'd']],
  ['b', 'd', ['c', 'd']],
  ['b', 'b', []],
  ['c', 'b', ['a', 'b']],
  ['e', 'd', ['a', 'c', 'd']],
  ['d', 'a', undefined],
  ['a', 'e', undefined],
])('the shortest way from %s to %s is %j', (from, to, way) => {
  expect(wayTo(machine, from, to)).toEqual(way);
});

/** How many steps lead from each status to each other one at least, by trying every status in between. */
function distances({ next }: StateMachine): (from: string, to: string) => number {
  const statuses = Object.keys(next);
  const steps = new Map<string, number>();
  const between = (from: string, to: string) => steps.get(`${from} ${to}`) ?? Infinity;
  for (const from of statuses) {
    for (const to of next[from] ?? []) steps.set(`${from} ${to}`, 1);
    steps.set(`${from} ${from}`, 0);
  }
  for (const via of statuses) {
    for (const from of statuses) {
      for (const to of statuses) {
        steps.set(`${from} ${to}`, Math.min(between(from, to), between(from, via) + between(via, to)));
      }
    }
  }
  return between;
}

describe.each(Object.entries(stateMachines))('%s', (_name, each) => {
  const statuses = Object.keys(each.next);
  const distance = distances(each);
  const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

  it('every way makes only steps of the table, ends where it should, and is as short as any', () => {
    for (const [from, to] of pairs) {
      const way = wayTo(each, from, to);
      expect([from, to, way?.length ?? Infinity]).toEqual([from, to, distance(from, to)]);
      if (!way) continue;
      expect([from, ...way].at(-1)).toBe(to);
      way.forEach((status, index) => expect(mayMove(each, way[index - 1] ?? from, status)).toBe(true));
    }
  });

  it('no table lists a status twice, or staying where it is', () => {
    for (const [from, all] of Object.entries(each.next)) {
      expect(new Set(all).size).toBe(all.length);
      expect(all).not.toContain(from);
    }
  });
});
