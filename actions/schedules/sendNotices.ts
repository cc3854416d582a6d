import { sharedContext } from '../container';
import { removeOldNotices } from '../notices/removeOldNotices';
import { sendMails, type MailsReport } from '../notices/sendMails';
import { tellOfDatesAtRisk } from '../payments/tellOfDatesAtRisk';
import type { Context } from '../provider/context';

/** What a run did: notices of payment dates at risk, mails, and old notices deleted. */
interface NoticesReport extends MailsReport {
  readonly atRisk: number;
  readonly removed: number;
}

/** Schedule `send-notices`: tells of payments that may miss their date, sends mails, and deletes notices that are older than is kept. */
export const handler = (): Promise<NoticesReport> => sendNotices(sharedContext());

/** The same with the context as a parameter. */
export async function sendNotices(context: Context): Promise<NoticesReport> {
  const atRisk = await tellOfDatesAtRisk(context);
  const removed = await removeOldNotices(context);
  return { atRisk, removed, ...(await sendMails(context)) };
}
