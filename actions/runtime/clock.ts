import { readFileSync } from 'node:fs';

/** Business time. Rules use it instead of the machine's time, so that tests can move it. */
export interface Clock {
  readonly now: () => Date;
}

/** The machine's time. If a file is given, its offset in milliseconds is added: the local stack moves business time that way. */
export function businessClock(offsetFile: string | undefined): Clock {
  // oxlint-disable-next-line corridor/clock-parameter -- the only place that reads the machine's time
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
