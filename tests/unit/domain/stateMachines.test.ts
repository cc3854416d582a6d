import fc from 'fast-check';
import { mayMove, type StateMachine } from '../../../domain/stateMachine';
import { stateMachines } from '../../../domain/stateMachines';
import { sized } from '../../support/sized';

const walks = sized(1_000, 100_000);

const isFinal = (machine: StateMachine, status: string) => machine.next[status]?.length === 0;

describe.each(Object.entries(stateMachines))('%s', (_name, machine) => {
  const statuses = Object.keys(machine.next);

  it('leads nowhere but to its own statuses, and reaches every one', () => {
    const reached = new Set(machine.first);
    for (const status of reached) (machine.next[status] ?? []).forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...statuses].sort());
  });

  it('random events never make an illegal step, and end in every final status', () => {
    const ends = new Set<string>();
    const events = fc.array(fc.constantFrom(...statuses), { maxLength: 30 });
    fc.assert(
      fc.property(fc.constantFrom(...machine.first), events, (first, asked) => {
        const last = asked.reduce((at, to) => {
          if (!mayMove(machine, at, to)) return at;
          expect(at === to || machine.next[at]?.includes(to)).toBe(true);
          return to;
        }, first);
        if (isFinal(machine, last)) ends.add(last);
      }),
      { numRuns: Math.ceil(walks / Object.keys(stateMachines).length), seed: 7 },
    );
    expect([...ends].sort()).toEqual(statuses.filter((status) => isFinal(machine, status)).sort());
  });
});
