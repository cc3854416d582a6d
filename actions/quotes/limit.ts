import type { Knex } from 'knex';
import { amountToLimit, type LimitedConversion } from '../../domain/conversions/quote';
import { RuleError } from '../../domain/errors';
import { refusalByLimit } from '../../domain/payments/authorisation';
import { requireSeat, type Seat } from '../database/seats';
import type { Session } from '../runtime/session';

/** Who converts, on which account. */
type Converter = Pick<Session, 'userId' | 'selectedAccountId'>;

/**
 * The caller's seat on the selected account, which must have the right to create conversions.
 * @throws RuleError account_not_found, role_may_not_create_conversions
 */
export async function requireConverter(database: Knex, { userId, selectedAccountId }: Converter): Promise<Seat> {
  const seat = await requireSeat(database, userId, selectedAccountId);
  if (!seat.canCreateConversions) throw new RuleError('role_may_not_create_conversions', 'accountId');
  return seat;
}

/**
 * The same with the seat's row locked until the transaction ends: a limit that is lowered meanwhile takes effect before or after it.
 * @throws RuleError as requireConverter
 */
export async function lockConverter(transaction: Knex.Transaction, session: Session): Promise<Seat> {
  const { userId: user_id, selectedAccountId: account_id } = session;
  if (account_id) await transaction('CurrencyCloudContacts').where({ user_id, account_id }).forShare().select('id');
  return requireConverter(transaction, session);
}

/**
 * Refuses a conversion above the seat's limit.
 * @throws RuleError amount_above_limit, authorisation_rate_missing
 */
export async function requireWithinLimit(
  database: Knex,
  seat: Seat,
  conversion: LimitedConversion,
  now: Date,
): Promise<void> {
  const { upperLimit, authorisationCurrency } = seat;
  if (upperLimit === null) return;
  const rate = await database('exchange_rates')
    .where({ fromCurrency: conversion.sellCurrency, toCurrency: authorisationCurrency })
    .first('midMarketRate', 'updatedAt');
  const refusal = refusalByLimit(amountToLimit(conversion, authorisationCurrency, rate, now), upperLimit);
  if (refusal) throw new RuleError(refusal, refusal === 'amount_above_limit' ? 'amount' : 'sellCurrency');
}
