import { productionDecisions } from './decisions';
import { mutants } from './mutants';
import { simulate } from './run';
import { seedsOf } from './seeds';

const isFull = process.env.TEST_SIZE === 'full';
const days = 30;
const ciSeeds = 100;
const seeds = seedsOf(isFull ? 1000 : ciSeeds);
const limitMs = isFull ? 3_600_000 : 600_000;

test(
  `${seeds.length} seeds, ${days} days each: whatever goes wrong, what must hold holds after every step`,
  () => {
    const total = { steps: 0, sends: 0, faults: 0 };
    for (const seed of seeds) {
      const { failure, steps, sends, faults } = simulate({ seed, days });
      expect(failure).toBeUndefined();
      total.steps += steps;
      total.sends += sends;
      for (const count of faults.values()) total.faults += count;
    }
    process.stderr.write(`  ${total.steps} steps, ${total.sends} sends, ${total.faults} faults\n`);
    expect(total.sends).toBeGreaterThan(seeds.length * 50);
  },
  limitMs,
);

test('a seed gives the same days again', () => {
  const { faults, ...once } = simulate({ seed: 4711, days: 5 });
  const { faults: again, ...twice } = simulate({ seed: 4711, days: 5 });
  expect([twice, [...again]]).toEqual([once, [...faults]]);
});

test.each(Object.entries(mutants))(
  'broken on purpose, %s: some seed fails',
  (_name, mutant) => {
    const decisions = { ...productionDecisions, ...mutant };
    const isNoticed = Array.from({ length: ciSeeds }, (_, index) => index + 1).some(
      (seed) => simulate({ seed, days, decisions }).failure !== undefined,
    );
    expect(isNoticed).toBe(true);
  },
  limitMs,
);
