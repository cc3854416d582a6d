import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { seededRandom } from '../../local/provider/faults/seededRandom';
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
    .flatMap((file) => flipsIn(file, readFileSync(join(root, file), 'utf8')));
}

/** Draws so many flips by a seed, none of which contains another. */
export function drawFlips(flips: readonly Flip[], count: number, seed: number): NumberedFlip[] {
  const random = seededRandom(seed);
  const inDrawnOrder = flips.map((flip) => ({ flip, rank: random() })).toSorted((one, other) => one.rank - other.rank);
  const drawn: Flip[] = [];
  for (const { flip } of inDrawnOrder) {
    if (drawn.length === count) break;
    if (!drawn.some((other) => overlaps(flip, other))) drawn.push(flip);
  }
  return drawn.map((flip, index) => ({ ...flip, number: index + 1 }));
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

/** A file's text with flips that do not overlap, so that one compiled file serves every run. */
export function withSwitches(text: string, flips: readonly NumberedFlip[]): string {
  const fromTheEnd = flips.toSorted((one, other) => other.start - one.start);
  return fromTheEnd.reduce((changed, { start, end, number, original, flipped }) => {
    const choice = `(__isFlipped(${number}) ? (${flipped}) : (${original}))`;
    return changed.slice(0, start) + choice + changed.slice(end);
  }, text);
}

function overlaps(one: Flip, other: Flip): boolean {
  return one.file === other.file && one.start < other.end && other.start < one.end;
}
