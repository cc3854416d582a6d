import { sharedContext } from '../container';
import { removeOldNotices } from '../notices/removeOldNotices';
import { tellOfDatesAtRisk } from '../payments/tellOfDatesAtRisk';
import type { Context } from '../provider/context';

/** What a run did: notices of payment dates at risk, and old ones deleted. */
interface NoticesReport {
  readonly atRisk: number;
  readonly removed: number;
}

/** Schedule `send-notices`: tells of payments that may miss their date, and deletes notices that are older than is kept. */
export const handler = (): Promise<NoticesReport> => sendNotices(sharedContext());

/** The same with the context as a parameter. */
export async function sendNotices(context: Context): Promise<NoticesReport> {
  return { atRisk: await tellOfDatesAtRisk(context), removed: await removeOldNotices(context) };
}
