import type { Knex } from 'knex';
import { refusalToChange } from '../../../domain/conversions/changes';
import { RuleError } from '../../../domain/errors';
import type { TccConversionsRow } from '../../database/generated/tables';
import { requireWorkingAccount, type Seat } from '../../database/seats';
import type { Session } from '../../runtime/session';
import { lockConverter, requireConverter, requireWithinLimit } from '../../quotes/limit';

/** A conversion that may be changed now, with the seat of the user who changes it. */
export interface Changeable {
  readonly seat: Seat;
  /** The provider's contact of the seat. */
  readonly onBehalfOf: string;
  readonly conversion: TccConversionsRow;
}

/**
 * The conversion of the selected account, which the caller may change now: the seat may create conversions, the conversion is within its
 * limit and awaits its funds, and no other change of it is under way.
 * @param id the provider's id
 * @throws RuleError account_not_found, role_may_not_create_conversions, account_closed, account_not_approved, account_not_connected,
 *   conversion_not_found, conversion_not_changeable, conversion_change_pending, amount_above_limit, authorisation_rate_missing
 */
export async function requireChangeable(database: Knex, session: Session, id: string, now: Date): Promise<Changeable> {
  const seat = await requireConverter(database, session);
  const conversion = await database('tcc_conversions').where({ id, account_id: seat.accountId }).first();
  return check(database, seat, conversion, now);
}

/** The same with the seat and the conversion locked until the transaction ends. @throws RuleError as requireChangeable */
export async function lockChangeable(
  transaction: Knex.Transaction,
  session: Session,
  id: string,
  now: Date,
): Promise<Changeable> {
  const seat = await lockConverter(transaction, session);
  const conversion = await transaction('tcc_conversions').where({ id, account_id: seat.accountId }).forUpdate().first();
  return check(transaction, seat, conversion, now);
}

async function check(
  database: Knex,
  seat: Seat,
  conversion: TccConversionsRow | undefined,
  now: Date,
): Promise<Changeable> {
  const onBehalfOf = requireWorkingAccount(seat);
  if (!conversion) throw new RuleError('conversion_not_found', 'conversionId');
  const pending = await database('conversion_changes')
    .where({ tccConversionId: conversion.id, status: 'pending' })
    .first('id');
  const refusal = refusalToChange({ status: conversion.status, hasPendingChange: pending !== undefined });
  if (refusal) throw new RuleError(refusal, 'conversionId');
  await requireWithinLimit(database, seat, limited(conversion), now);
  return { seat, onBehalfOf, conversion };
}

const limited = (conversion: TccConversionsRow) => ({
  buyCurrency: conversion.buy_currency,
  sellCurrency: conversion.sell_currency,
  buyAmount: conversion.client_buy_amount,
  sellAmount: conversion.client_sell_amount,
});
