import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { londonDay } from '../../../domain/londonTime';
import { periodInstants, presetPeriod, type Period } from '../../../domain/statements/period';
import { writeNotices } from '../../database/notices';
import { inTransaction } from '../../database/transaction';
import type { Context } from '../../context';
import { type DocumentStore, observed } from '../../runtime/documentStore';
import { writeStatementFile } from './writeStatementFile';

/** What a run wrote, and how many statements do not add up yet. */
export interface MonthlyReport {
  readonly written: number;
  readonly faulty: number;
}

interface Wallet {
  readonly accountId: string;
  readonly currency: string;
  /** How many monthly statements it has. */
  readonly earlier: number;
}

const maxStatements = 1000;
const actor = 'schedule:write-monthly-statements';

/**
 * Writes the statement of last month, by London's days, as a PDF for each account and currency in which anything moved and that has none yet.
 * One that does not add up is tried again by the next run and stops no other.
 * @param untilMs no statement is begun after this time
 */
export async function writeMonthlyStatements(context: Context, untilMs: number): Promise<MonthlyReport> {
  const { documents, clock, log } = context;
  if (!documents) return { written: 0, faulty: 0 };
  const period = presetPeriod('last_month', londonDay(clock.now()));
  let [written, faulty] = [0, 0];
  for (const wallet of await walletsWithout(context, period)) {
    if (clock.now().getTime() >= untilMs) break;
    try {
      await writeOne(context, documents, wallet, period);
      written += 1;
    } catch (error) {
      faulty += 1;
      const refusal = error instanceof RuleError ? error.message : String(error);
      log.error({ accountId: wallet.accountId, currency: wallet.currency, error: refusal }, 'no monthly statement');
    }
  }
  return { written, faulty };
}

async function walletsWithout({ database }: Context, period: Period): Promise<readonly Wallet[]> {
  const { completedFrom, completedBefore } = periodInstants(period);
  const { rows } = await database.raw<{ rows: Wallet[] }>(
    `select moved.account_id as "accountId", moved.currency,
       (select count(*)::int from monthly_statements s where s.account_id = moved.account_id and s.currency = moved.currency)
         as earlier
     from (select distinct account_id, currency from tcc_transactions
       where status = 'completed' and completed_at >= :completedFrom and completed_at < :completedBefore
         and not is_safeguarding(reason)) moved
     where not exists (select from monthly_statements s
       where s.account_id = moved.account_id and s.currency = moved.currency and s.month = :month)
     order by moved.account_id, moved.currency
     limit :maxStatements`,
    { completedFrom, completedBefore, month: period.from, maxStatements },
  );
  return rows;
}

async function writeOne(
  context: Context,
  documents: DocumentStore,
  { accountId, currency, earlier }: Wallet,
  period: Period,
): Promise<void> {
  const id = context.newId();
  const hash = createHash('sha256');
  const store = {
    ...documents,
    writeStream: (key: string, type: string, content: AsyncIterable<Uint8Array>) =>
      documents.writeStream(
        key,
        type,
        observed(content, (piece) => hash.update(piece)),
      ),
  };
  const asked = { id, accountId, number: earlier + 1, request: { currency, ...period, format: 'pdf' as const } };
  const file = await writeStatementFile(context, asked, { store, key: `statements/${accountId}/${id}` });
  const { opening, closing } = file.head;
  const isFirst = await inTransaction(context.database, { userId: actor, requestId: id }, async (transaction) => {
    const inserted = await transaction('monthly_statements')
      .insert({
        id,
        account_id: accountId,
        currency,
        month: period.from,
        digest: hash.digest('hex'),
        s3Key: file.key,
        opening_balance: opening,
        closing_balance: closing,
        createdAt: context.clock.now(),
      })
      .onConflict(['account_id', 'currency', 'month'])
      .ignore()
      .returning('id');
    if (inserted.length > 0) await tellSeats(transaction, accountId, period.from, context.clock.now());
    return inserted.length > 0;
  });
  if (!isFirst) await documents.remove(file.key);
}

/** Tells everyone with a seat, once for all currencies of the account. */
function tellSeats(transaction: Knex.Transaction, accountId: string, month: string, at: Date): Promise<number> {
  return writeNotices(transaction, {
    kind: 'statement_ready',
    select: `select seat.user_id, :subject::text, jsonb_build_object('month', :month::text), seat.account_id, :at::timestamptz
      from "CurrencyCloudContacts" seat where seat.account_id = :accountId`,
    bindings: { accountId, month, subject: `${accountId} ${month}`, at },
    name: 'tell_statement_ready',
  });
}
