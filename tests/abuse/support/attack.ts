import type { Target } from './target';

/** One way to harm others, which the engine must bear. */
export interface Attack {
  readonly name: string;
  /** How many strikes go on at the same time. */
  readonly width: number;
  /** Strikes once; gives how the engine answered. */
  readonly strike: (target: Target) => Promise<string>;
  /** What the engine may answer. */
  readonly expected: RegExp;
}

/** Strikes `rounds` times at the attack's width; gives each distinct answer. */
export async function attackFor({ strike, width }: Attack, target: Target, rounds: number): Promise<string[]> {
  const answers = new Set<string>();
  const lane = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) answers.add(await strike(target));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return [...answers];
}
