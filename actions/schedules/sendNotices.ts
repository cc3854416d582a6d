import { sharedContext } from '../container';
import { removeOldNotices } from '../notices/removeOldNotices';
import { sendMails, type MailsReport } from '../notices/sendMails';
import { tellOfDatesAtRisk } from '../payments/tellOfDatesAtRisk';
import type { Context } from '../provider/context';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, so that the next run can start after one that died. */
const leaseMs = 90_000;

/** What a run did: notices of payment dates at risk, mails, and old notices deleted. */
interface NoticesReport extends MailsReport {
  readonly atRisk: number;
  readonly removed: number;
}

/** Schedule `send-notices`: tells of payments that may miss their date, sends mails, and deletes notices that are older than is kept. */
export const handler = (): Promise<NoticesReport | undefined> => sendNotices(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function sendNotices(context: Context): Promise<NoticesReport | undefined> {
  return runExclusively(context, { name: 'send-notices', leaseMs }, async () => {
    const atRisk = await tellOfDatesAtRisk(context);
    const removed = await removeOldNotices(context);
    return { atRisk, removed, ...(await sendMails(context)) };
  });
}
