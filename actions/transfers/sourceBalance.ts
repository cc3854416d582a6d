import Big from 'big.js';
import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { invariant } from '../../domain/invariant';
import type { TransferInput } from '../../domain/transfers/transferInput';
import { contactOf, findSeat, requireWorkingAccount } from '../database/seats';
import type { Context } from '../context';
import { refusalOf } from '../provider/refusal';

/** What the source account holds at the provider. */
export interface LiveBalance {
  /** Decimal string in the transfer's currency. */
  readonly amount: string;
  /** The database's time before the provider was asked. */
  readonly askedAt: string;
}

type Asked = Pick<TransferInput, 'source' | 'currency' | 'amount'>;

/**
 * Asks the provider what the account holds that the money is to leave.
 * @throws RuleError account_not_connected, provider_unavailable, provider_credentials_refused, too_many_requests
 */
export async function readBalance(context: Context, userId: string, { source, currency }: Asked): Promise<LiveBalance> {
  const onBehalfOf = await readerOf(context.database, userId, source);
  const { rows } = await context.database.raw<{ rows: { at: string }[] }>('select clock_timestamp()::text as at');
  const askedAt = rows[0]?.at;
  invariant(askedAt, 'a statement without a condition has one row');
  const client = await context.provider.forAccount(source);
  const { amount } = await client.getBalance(currency, onBehalfOf).catch((error: unknown) => {
    throw refusalOf(error, 'amount');
  });
  return { amount, askedAt };
}

/** The contact of the caller's seat, or for an administrator without one, a contact of the account. */
async function readerOf(database: Knex, userId: string, accountId: string): Promise<string> {
  const seat = await findSeat(database, userId, accountId);
  if (seat) return requireWorkingAccount(seat);
  const contact = await contactOf(database, accountId);
  if (!contact) throw new RuleError('account_not_connected', 'source');
  return contact;
}

/**
 * Refuses more than the balance, less transfers of ours that are pending, because the provider takes the money when it completes them, and
 * those that changed after it was asked. The caller holds the lock on the account.
 * @throws RuleError balance_too_low
 */
export async function requireBalance(
  transaction: Knex.Transaction,
  { source, currency, amount }: Asked,
  balance: LiveBalance,
): Promise<void> {
  const row = await transaction('transfers')
    .where({ sourceAccountId: source, currency })
    .whereNot({ status: 'cancelled' })
    .where((either) => void either.where({ status: 'pending' }).orWhere('updatedAt', '>', balance.askedAt))
    .sum({ taken: 'amount' })
    .first<{ readonly taken: string | null }>();
  if (new Big(balance.amount).minus(row.taken ?? 0).lt(amount)) throw new RuleError('balance_too_low', 'amount');
}
