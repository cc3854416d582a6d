import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMovableClock, type MovableClock } from '../provider/clock';

/** The stack's clock, stored in a file so that it survives a restart and the actions' process can read it. */
export function persistentClock(dataDir: string): MovableClock & { readonly file: string } {
  const file = join(dataDir, 'clock.json');
  const clock = createMovableClock(existsSync(file) ? readOffset(file) : 0);
  const save = () => {
    writeFileSync(`${file}.next`, JSON.stringify({ offsetMs: clock.offsetMs() }));
    renameSync(`${file}.next`, file);
  };
  save();
  return {
    ...clock,
    file,
    advance: (isoDuration) => {
      clock.advance(isoDuration);
      save();
    },
  };
}

function readOffset(file: string): number {
  return (JSON.parse(readFileSync(file, 'utf8')) as { offsetMs: number }).offsetMs;
}
