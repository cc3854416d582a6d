import type { Knex } from 'knex';
import type { ChargeType } from '../../domain/charges/chargeTypes';
import type { TariffType } from '../../domain/tariffs/tariffTypes';
import { londonDay } from '../../domain/londonTime';

/** Where the settings name the account that collects a type of charge. */
export const collectors = {
  payment_fee: 'payment_fee_account_id',
  balance_transfer_fee: 'balance_transfer_fee_account_id',
  incoming_fund_fee: 'incoming_fund_fee_account_id',
  monthly_maintenance_charge: 'monthly_maintenance_charge_account_id',
  euro_negative_interest: 'euro_negative_interest_account_id',
} as const satisfies Record<ChargeType, string>;

/** One of the fees that are charged for an act of a user. */
export type FeeType = 'payment_fee' | 'balance_transfer_fee';

/** By which tariff an account pays a fee, and between which accounts it moves. */
export interface FeeTerms {
  readonly tariffId: string;
  /** The prices of a tariff for payments. */
  readonly prices: object;
  /** The price of any other tariff, in pounds; null for payments. */
  readonly price: string | null;
  readonly sourceAccountId: string;
  readonly destinationAccountId: string;
  /** The first day on which the account is charged, as YYYY-MM-DD; null if there is none. */
  readonly chargesFrom: string | null;
}

/** SQL: the account that pays the charges of `account` (`docs/decisions/072`). */
export const payer = 'case when account.debit_account_use_source then account.id else account.debit_account_id end';

/** SQL: joins the tariff by which `account` pays a type of charge, its own or the default. */
export const joinTariff = (type: TariffType): string =>
  `join tariffs on tariffs.id = coalesce(account.${type}_tariff_id, (select id from tariffs where type = '${type}' and is_default))`;

/**
 * The terms of a fee for an account, by its own tariff or the default one (`docs/decisions/041`). Undefined where none is taken: the
 * account is not charged, or not yet, or no tariff or no other account that collects it is set.
 * @param more further values that the same statement reads
 */
export async function findFeeTerms<More extends object = object>(
  database: Knex,
  type: FeeType,
  accountId: string,
  now: Date,
  more: readonly Knex.Raw[] = [],
): Promise<(FeeTerms & More) | undefined> {
  const collector = collectors[type];
  const terms = (await database('accounts as account')
    .joinRaw('cross join settings')
    .joinRaw(joinTariff(type))
    .where({ 'account.id': accountId, 'account.process_charges': true })
    .whereRaw(`settings.${collector} <> ${payer}`)
    .first(
      'tariffs.id as tariffId',
      'tariffs.details as prices',
      'tariffs.amount as price',
      `settings.${collector} as destinationAccountId`,
      database.raw('to_char(account.process_charges_from, \'YYYY-MM-DD\') as "chargesFrom"'),
      database.raw(`${payer} as "sourceAccountId"`),
      ...more,
    )
    .options({ name: `find_${type}` })) as (FeeTerms & More) | undefined;
  return terms && (terms.chargesFrom ?? '') <= londonDay(now) ? terms : undefined;
}
