import { readFileSync } from 'node:fs';

/** Business time. Rules take it from here, so that a year can be simulated. */
export interface Clock {
  readonly now: () => Date;
}

/** The machine's time, moved by the offset in milliseconds that the local stack keeps in a file, when it names one. */
export function businessClock(offsetFile: string | undefined): Clock {
  // eslint-disable-next-line no-restricted-syntax -- the one place where the machine's time enters
  const machineTime = () => new Date();
  if (!offsetFile) return { now: machineTime };
  return { now: () => new Date(machineTime().getTime() + readOffsetMs(offsetFile)) };
}

function readOffsetMs(file: string): number {
  try {
    return Number((JSON.parse(readFileSync(file, 'utf8')) as { offsetMs: number }).offsetMs) || 0;
  } catch {
    return 0;
  }
}
