import { sharedContext } from '../container';
import { removeOldNotices } from '../notices/removeOldNotices';
import { sendMails } from '../notices/sendMails';
import { tellOfDatesAtRisk } from '../payments/tellOfDatesAtRisk';
import type { Context } from '../context';
import type { MailsReport } from '../runtime/mailer';
import { sendFundingMails } from '../transactions/sendFundingMails';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 90_000;

/** What a run did: notices of payment dates at risk, mails of notices and of incoming funds, and old notices deleted. */
interface NoticesReport extends MailsReport {
  readonly atRisk: number;
  readonly removed: number;
  readonly funding: MailsReport;
}

/** Schedule `send-notices`: tells of payments that may miss their date, sends mails, and deletes notices that are older than is kept. */
export const handler = (): Promise<NoticesReport | undefined> => sendNotices(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function sendNotices(context: Context): Promise<NoticesReport | undefined> {
  return runExclusively(context, { name: 'send-notices', leaseMs }, async (owned) => {
    const atRisk = await tellOfDatesAtRisk(owned);
    const removed = await removeOldNotices(owned);
    const mails = await sendMails(owned);
    return { atRisk, removed, ...mails, funding: await sendFundingMails(owned) };
  });
}
