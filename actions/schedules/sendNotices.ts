import { sharedContext } from '../container';
import { removeOldNotices } from '../notices/removeOldNotices';
import { sendMails, type MailsReport } from '../notices/sendMails';
import { tellOfDatesAtRisk } from '../payments/tellOfDatesAtRisk';
import type { Context } from '../provider/context';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
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
  return runExclusively(context, { name: 'send-notices', leaseMs }, async (owned) => {
    const atRisk = await tellOfDatesAtRisk(owned);
    const removed = await removeOldNotices(owned);
    return { atRisk, removed, ...(await sendMails(owned)) };
  });
}
