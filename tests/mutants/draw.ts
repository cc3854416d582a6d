import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { seededRandom } from '../../local/provider/faults/faultInjector';
import { root } from '../support/execute';
import { flipsIn, type Flip } from './flips';

/** A drawn flip; the number switches it on. */
export type NumberedFlip = Flip & { readonly number: number };

/** The entry points are in no test below the running parts, and generated files hold no condition of ours. */
const isLeftOut = (file: string) => /generated|\/app\/main\.tsx$|engine\/main\.ts$|engine\/dist\//.test(file);

/** Every flip of the sources in a folder, such as `frontend/src`. */
export function flipsBelow(sources: string): Flip[] {
  return readdirSync(join(root, sources), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !isLeftOut(file))
    .toSorted()
    .flatMap(flipsOf);
}

/** Every flip of a file, such as `domain/money.ts`. */
export const flipsOf = (file: string): Flip[] => flipsIn(file, readFileSync(join(root, file), 'utf8'));

/** Draws so many flips by a seed. */
export function drawFlips(flips: readonly Flip[], count: number, seed: number): NumberedFlip[] {
  const random = seededRandom(seed);
  const inDrawnOrder = flips.map((flip) => ({ flip, rank: random() })).toSorted((one, other) => one.rank - other.rank);
  return inDrawnOrder.slice(0, count).map(({ flip }, index) => ({ ...flip, number: index + 1 }));
}

/** The texts of the files with drawn flips in them, each behind a call of `__isFlipped` with its number, by their paths. */
export function switchedTexts(flips: readonly NumberedFlip[]): Record<string, string> {
  const files = [...new Set(flips.map(({ file }) => file))];
  return Object.fromEntries(
    files.map((file) => {
      const path = join(root, file);
      const inFile = flips.filter((flip) => flip.file === file);
      return [path, withSwitches(readFileSync(path, 'utf8'), inFile)];
    }),
  );
}

/** A file's text with a switch for each flip, so that one compiled file serves every run. Of two flips one may hold the other. */
export function withSwitches(text: string, flips: readonly NumberedFlip[]): string {
  const outermostFirst = flips.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const switchesIn = (start: number, end: number): string => {
    let changed = '';
    let written = start;
    while (outermostFirst[0] && outermostFirst[0].start < end) {
      const flip = outermostFirst.shift()!;
      changed += text.slice(written, flip.start);
      changed += `(__isFlipped(${flip.number}) ? (${flip.flipped}) : (${switchesIn(flip.start, flip.end)}))`;
      written = flip.end;
    }
    return changed + text.slice(written, end);
  };
  return switchesIn(0, text.length);
}
