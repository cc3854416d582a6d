import { sharedContext } from '../container';
import type { Context } from '../context';
import { buildPack, type PackReport } from '../safeguarding/pack/buildPack';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 330_000;

/** Schedule `resolution-pack`: each hour, the resolution pack of the day if it is not written yet (decision 078). */
export const handler = (): Promise<PackReport | undefined> => resolutionPack(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function resolutionPack(context: Context): Promise<PackReport | undefined> {
  return runExclusively(context, { name: 'resolution-pack', leaseMs }, (owned) => buildPack(owned));
}
