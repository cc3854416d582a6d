import { loadChanged } from '../support/changedBundle';
import { productionDecisions, type Decisions } from './decisions';
import { mutants, wrongSteps } from './mutants';
import { simulate } from './run';
import { seedsOf } from './seeds';
import { sized } from '../support/sized';

const days = 30;
/** So many seeds are tried for one that notices a fault. */
const maxTries = 100;
const seeds = seedsOf(sized(10, 1000));
const limitMs = sized(600_000, 3_600_000);

test(
  `${seeds.length} seeds, ${days} days each: whatever goes wrong, what must hold holds after every step`,
  async () => {
    const total = { steps: 0, sends: 0, faults: 0 };
    for (const seed of seeds) {
      const { failure, steps, sends, faults } = await simulate({ seed, days });
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

test('the same seed gives the same days', async () => {
  const { faults, ...once } = await simulate({ seed: 4711, days: 5 });
  const { faults: again, ...twice } = await simulate({ seed: 4711, days: 5 });
  expect([twice, [...again]]).toEqual([once, [...faults]]);
});

/** Seeds that notice a fault which most seeds miss. They are tried first, and then all others. */
const knownSeeds: Readonly<Record<string, readonly number[]>> = {
  'the version that was shown is not compared': [8],
  'limits are for others': [3],
  'the sync begins where it ended': [24],
};

/** Whether some seed fails. */
async function isNoticed(fault: string, run: typeof simulate, decisions?: Decisions): Promise<boolean> {
  const others = Array.from({ length: maxTries }, (_, index) => index + 1);
  for (const seed of [...(knownSeeds[fault] ?? []), ...others]) {
    if ((await run({ seed, days, decisions })).failure !== undefined) return true;
  }
  return false;
}

test.each(Object.entries(mutants))(
  'broken on purpose, %s: some seed fails',
  async (fault, mutant) => {
    expect(await isNoticed(fault, simulate, { ...productionDecisions, ...mutant })).toBe(true);
  },
  limitMs,
);

test.each(Object.entries(wrongSteps))(
  'a sender in which %s: some seed fails',
  async (fault, change) => {
    const changed = await loadChanged<{ simulate: typeof simulate }>('tests/simulation/run.ts', change);
    expect(await isNoticed(fault, changed.simulate)).toBe(true);
  },
  limitMs,
);
