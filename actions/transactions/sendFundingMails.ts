import type { Knex } from 'knex';
import { fundingMail, type NamedFunds } from '../../domain/notices/fundingMail';
import { afterAttempt, maxMailAgeMs, type MailOutcome } from '../../domain/notices/mailAttempts';
import type { RuntimeContext } from '../runtime/context';
import type { MailsReport } from '../runtime/mailer';

/** The most addresses that one run mails; the others wait for the next. */
const maxAddressesPerRun = 100;
/** A mail that a run has taken belongs to it for so long. Then the run has died, and whether the mail was sent is unknown. */
const leaseMs = 5 * 60_000;
/** How long rows are kept, sent or not. */
const retentionMs = 90 * 24 * 3_600_000;

interface DueFunds extends NamedFunds {
  readonly transactionId: string;
  readonly attempts: number;
}

/**
 * Sends the mails of money that arrived, at most once: one mail for each funding e-mail address with all that is new. Without a mail service
 * nothing is sent.
 * @returns how many rows were mailed, one for each address and each money that arrived
 */
export async function sendFundingMails(context: RuntimeContext): Promise<MailsReport> {
  const report = { mailed: 0, postponed: 0, failed: 0 };
  const { mailer, environment } = context;
  if (!mailer) return report;
  report.failed += await giveUp(context);
  for (const address of await addressesToMail(context)) {
    const funds = await take(context, address);
    if (funds.length === 0) continue;
    const outcome = await mailer.send({ to: address, ...fundingMail(funds, environment.PORTAL_ADDRESS) });
    await conclude(context, address, funds, outcome);
    const counter = outcome.kind === 'sent' ? 'mailed' : outcome.kind === 'later' ? 'postponed' : 'failed';
    report[counter] += funds.length;
  }
  return report;
}

/** Ends the mails that are too late or whose address was removed. What a dead run had taken becomes unknown, and old rows are deleted. @returns how many were ended */
async function giveUp({ database, clock }: RuntimeContext): Promise<number> {
  const now = clock.now();
  await database('funding_mails')
    .where('created_at', '<', new Date(now.getTime() - retentionMs))
    .delete();
  const dead = await database('funding_mails')
    .where({ state: 'sending' })
    .where('next_attempt_at', '<=', now)
    .update({ state: 'unknown', problem: 'The run that was sending it ended.' });
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `update funding_mails mail set state = 'failed',
       problem = case when mail.created_at < :oldest then 'It was too late.' else 'The address was removed from the account.' end
     from tcc_transactions money join accounts account on account.id = money.account_id
     where money.id = mail.transaction_id and mail.state = 'pending'
       and (mail.created_at < :oldest or account."isHouseAccount" or not mail.address = any(account."fundingEmails"))
     returning mail.transaction_id`,
    { oldest: new Date(now.getTime() - maxMailAgeMs) },
  );
  return dead + rows.length;
}

async function addressesToMail({ database, clock }: RuntimeContext): Promise<string[]> {
  const rows = await database('funding_mails')
    .where({ state: 'pending' })
    .where('next_attempt_at', '<=', clock.now())
    .groupBy('address')
    .orderByRaw('min(next_attempt_at)')
    .limit(maxAddressesPerRun)
    .select<{ address: string }[]>('address');
  return rows.map(({ address }) => address);
}

/** Takes the due mails of an address in a transaction of their own, so that no other run sends them. */
function take({ database, clock }: RuntimeContext, address: string): Promise<readonly DueFunds[]> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const due = await dueFunds(transaction, address, now);
    await rowsOf(transaction, address, due)
      .update({ state: 'sending', next_attempt_at: new Date(now.getTime() + leaseMs) })
      .increment('attempts', 1);
    return due;
  });
}

const rowsOf = (transaction: Knex.Transaction, address: string, funds: readonly DueFunds[]) =>
  transaction('funding_mails')
    .where({ address })
    .whereIn(
      'transaction_id',
      funds.map(({ transactionId }) => transactionId),
    );

const dueFunds = (transaction: Knex.Transaction, address: string, now: Date): Promise<DueFunds[]> =>
  transaction('funding_mails as mail')
    .join('tcc_transactions as money', 'money.id', 'mail.transaction_id')
    .join('accounts as account', 'account.id', 'money.account_id')
    .where({ 'mail.address': address, 'mail.state': 'pending' })
    .where('mail.next_attempt_at', '<=', now)
    .orderBy(['mail.created_at', 'mail.transaction_id'])
    .forUpdate('mail')
    .skipLocked()
    .select<DueFunds[]>({
      transactionId: 'mail.transaction_id',
      attempts: 'mail.attempts',
      account: 'account.name',
      shortReference: 'money.related_entity_short_reference',
    });

async function conclude(
  { database, clock }: RuntimeContext,
  address: string,
  funds: readonly DueFunds[],
  outcome: MailOutcome,
): Promise<void> {
  const now = clock.now();
  const problem = outcome.kind === 'sent' ? null : outcome.problem;
  await database.transaction(async (transaction) => {
    for (const one of funds) {
      const { state, nextAttemptAt } = afterAttempt(outcome, one.attempts + 1, now);
      await rowsOf(transaction, address, [one])
        .where({ state: 'sending' })
        .update({
          state,
          problem,
          sent_at: state === 'sent' ? now : null,
          ...(nextAttemptAt ? { next_attempt_at: nextAttemptAt } : {}),
        });
    }
  });
}
