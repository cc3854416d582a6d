/** Whether the checks run at their full counts: `npm run test:long`. */
export const isFull = process.env.TEST_SIZE === 'full';

/** How much of a check runs: a sample in the gate, the full count in the long run. Both run the same code, and the same seeds first. */
export const sized = (inGate: number, full: number): number => (isFull ? full : inGate);

/** The first seed of the seeded checks. `run.ts` takes it from the day of the year and prints it; TEST_SEED repeats it. */
export const firstSeed = Number(process.env.TEST_SEED ?? 1);

/** So many seeds from the first one on. */
export const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => firstSeed + index);
