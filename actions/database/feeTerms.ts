import type { Knex } from 'knex';
import { isoDateOf } from '../../domain/isoDate';

/** The fees that are charged for an act of a user: where the account names its tariff, and the settings the account that collects. */
const fees = {
  payment_fee: { tariff: 'payment_fee_tariff_id', collector: 'payment_fee_account_id' },
  balance_transfer_fee: { tariff: 'balance_transfer_fee_tariff_id', collector: 'balance_transfer_fee_account_id' },
} as const;

/** One of the fees that are charged for an act of a user. */
export type FeeType = keyof typeof fees;

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

const payer = 'case when account.debit_account_use_source then account.id else account.debit_account_id end';

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
  const { tariff, collector } = fees[type];
  const terms = (await database('accounts as account')
    .joinRaw('cross join settings')
    .joinRaw(
      `join tariffs on tariffs.id = coalesce(account.${tariff},
         (select id from tariffs where type = '${type}' and is_default))`,
    )
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
  return terms && (terms.chargesFrom ?? '') <= isoDateOf(now) ? terms : undefined;
}
