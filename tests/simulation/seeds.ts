import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { seeds } from '../support/sized';

/** The seeds that failed once, then so many from the run's first one on. */
export function seedsOf(count: number): number[] {
  const failedOnce = readFileSync(resolve(__dirname, 'seeds.txt'), 'utf8').match(/^\d+/gm) ?? [];
  return [...new Set([...failedOnce.map(Number), ...seeds(count)])];
}
