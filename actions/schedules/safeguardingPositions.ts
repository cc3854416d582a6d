import { sharedContext } from '../container';
import type { Context } from '../context';
import { storePositions, type PositionsReport } from '../safeguarding/storePositions';
import { watchControlAccount } from '../safeguarding/watchControlAccount';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 330_000;

/** What a run stored, and in how many currencies the control account holds too little. */
export interface SafeguardingReport extends PositionsReport {
  readonly alarms: number;
}

/** Schedule `safeguarding-positions`: stores the day's positions of safeguarding, and raises alarms for the control account. */
export const handler = (): Promise<SafeguardingReport | undefined> => safeguardingPositions(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function safeguardingPositions(context: Context): Promise<SafeguardingReport | undefined> {
  return runExclusively(context, { name: 'safeguarding-positions', leaseMs }, async (owned) => ({
    ...(await storePositions(owned)),
    alarms: await watchControlAccount(owned),
  }));
}
