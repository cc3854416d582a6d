import type { Knex } from 'knex';
import { afterAttempt, maxMailAgeMs, type MailOutcome } from '../../domain/notices/mailAttempts';
import { noticeOf } from '../../domain/notices/notice';
import { noticesMail } from '../../domain/notices/noticesMail';
import type { RuntimeContext } from '../runtime/context';
import type { Mailer, MailsReport } from '../runtime/mailer';

/** The most people that one run mails; the others wait for the next. */
const maxPeoplePerRun = 100;
/** A mail that a run has taken belongs to it for so long. Then the run has died, and whether the mail was sent is unknown. */
const leaseMs = 5 * 60_000;

interface DueNotice {
  readonly id: string;
  readonly kind: string;
  readonly content: unknown;
  readonly attempts: number;
}

/** Sends what is due: one mail for each person with all their new notices. Without a mail service nothing is sent. @returns how many notices */
export async function sendMails(context: RuntimeContext): Promise<MailsReport> {
  const report = { mailed: 0, postponed: 0, failed: 0 };
  const { mailer } = context;
  if (!mailer) return report;
  report.failed += await giveUp(context);
  for (const receiver of await receiversToMail(context)) {
    const taken = await take(context, receiver);
    if (taken.notices.length === 0) continue;
    const outcome = await mailOne(context, mailer, taken);
    await conclude(context, taken.notices, outcome);
    const counter = outcome.kind === 'sent' ? 'mailed' : outcome.kind === 'later' ? 'postponed' : 'failed';
    report[counter] += taken.notices.length;
  }
  return report;
}

/** Ends the mails that are too late or whose person lost the right to read them. What a dead run had taken becomes unknown. @returns how many */
async function giveUp({ database, clock }: RuntimeContext): Promise<number> {
  const now = clock.now();
  const dead = await database('notice_mails')
    .where({ state: 'sending' })
    .where('next_attempt_at', '<=', now)
    .update({ state: 'unknown', problem: 'The run that was sending it ended.' });
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `update notice_mails mail set state = 'failed',
       problem = case when mail.created_at < :oldest then 'It was too late.' else 'Its person cannot read it.' end
     from notices notice join users person on person.id = notice.user_id
     where notice.id = mail.notice_id and mail.state = 'pending' and (mail.created_at < :oldest or not person.enabled
       or coalesce(mail.address, person.email, '') = '' or notice."accountId" is not null and not exists (
         select from "CurrencyCloudContacts" seat where seat.user_id = person.id and seat.account_id = notice."accountId"))
     returning mail.notice_id`,
    { oldest: new Date(now.getTime() - maxMailAgeMs) },
  );
  return dead + rows.length;
}

/** A person, and the address where it is not the person's of today. */
interface Receiver {
  readonly userId: string;
  readonly address: string | null;
}

async function receiversToMail({ database, clock }: RuntimeContext): Promise<Receiver[]> {
  return database('notice_mails as mail')
    .join('notices as notice', 'notice.id', 'mail.notice_id')
    .where({ 'mail.state': 'pending' })
    .where('mail.next_attempt_at', '<=', clock.now())
    .groupBy('notice.user_id', 'mail.address')
    .orderByRaw('min(mail.next_attempt_at)')
    .limit(maxPeoplePerRun)
    .select<Receiver[]>({ userId: 'notice.user_id', address: 'mail.address' });
}

interface Taken extends Receiver {
  readonly notices: readonly DueNotice[];
}

/** Takes a person's due mails in a transaction of its own, so that no other run sends them. */
async function take({ database, clock }: RuntimeContext, receiver: Receiver): Promise<Taken> {
  const now = clock.now();
  const notices = await database.transaction(async (transaction) => {
    const due = await dueNotices(transaction, receiver, now);
    await transaction('notice_mails')
      .whereIn(
        'notice_id',
        due.map(({ id }) => id),
      )
      .update({ state: 'sending', next_attempt_at: new Date(now.getTime() + leaseMs) })
      .increment('attempts', 1);
    return due;
  });
  return { ...receiver, notices };
}

const dueNotices = (transaction: Knex.Transaction, { userId, address }: Receiver, now: Date): Promise<DueNotice[]> =>
  transaction('notice_mails as mail')
    .join('notices as notice', 'notice.id', 'mail.notice_id')
    .where({ 'notice.user_id': userId, 'mail.state': 'pending' })
    .whereRaw('mail.address is not distinct from ?', [address])
    .where('mail.next_attempt_at', '<=', now)
    .orderBy(['notice.createdAt', 'notice.id'])
    .forUpdate('mail')
    .skipLocked()
    .select<DueNotice[]>('notice.id', 'notice.kind', 'notice.content', 'mail.attempts');

async function mailOne(
  { database, environment }: RuntimeContext,
  mailer: Mailer,
  { userId, address, notices }: Taken,
): Promise<MailOutcome> {
  const to = address ?? (await database('users').where({ id: userId }).first('email'))?.email;
  if (!to) return { kind: 'refused', problem: 'There is no address.' };
  return mailer.send({ to, ...noticesMail(notices.map(noticeOf), environment.PORTAL_ADDRESS) });
}

async function conclude(
  { database, clock }: RuntimeContext,
  notices: readonly DueNotice[],
  outcome: MailOutcome,
): Promise<void> {
  const now = clock.now();
  const problem = outcome.kind === 'sent' ? null : outcome.problem;
  await database.transaction(async (transaction) => {
    for (const { id, attempts } of notices) {
      const { state, nextAttemptAt } = afterAttempt(outcome, attempts + 1, now);
      await transaction('notice_mails')
        .where({ notice_id: id, state: 'sending' })
        .update({
          state,
          problem,
          sent_at: state === 'sent' ? now : null,
          ...(nextAttemptAt ? { next_attempt_at: nextAttemptAt } : {}),
        });
    }
  });
}
