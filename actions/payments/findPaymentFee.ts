import Big from 'big.js';
import type { Knex } from 'knex';
import { paymentFee, paymentFeePricesSchema, type PaymentFee, type PricedPayment } from '../../domain/fees/paymentFee';
import { isoDateOf } from '../../domain/isoDate';

/** The payment that a fee is found for. */
export interface FeePayment extends Omit<PricedPayment, 'tier'> {
  readonly accountId: string;
  readonly bankCountry: string;
}

/** The fee that is due for a payment, by which tariff, and between which accounts it moves. */
export interface FeeDue extends PaymentFee {
  readonly tariffId: string;
  readonly prices: object;
  readonly tier: number;
  readonly sourceAccountId: string;
  readonly destinationAccountId: string;
}

interface Terms extends Omit<FeeDue, 'basis' | 'amount'> {
  readonly chargesFrom: string | null;
}

/**
 * The fee of a payment by the account's tariff, or the default one. Undefined where none is taken: the account is not charged, or not
 * yet, no tariff or no fee account is set, or the price is zero (`docs/decisions/041`).
 */
export async function findPaymentFee(database: Knex, payment: FeePayment, now: Date): Promise<FeeDue | undefined> {
  const terms = await findTerms(database, payment);
  if (!terms || (terms.chargesFrom !== null && terms.chargesFrom > isoDateOf(now))) return undefined;
  const fee = paymentFee({ ...payment, tier: terms.tier }, await paymentFeePricesSchema.validate(terms.prices));
  return new Big(fee.amount).eq(0) ? undefined : { ...terms, ...fee };
}

function findTerms(database: Knex, { accountId, bankCountry }: FeePayment): Promise<Terms | undefined> {
  return database('accounts as account')
    .joinRaw('cross join settings')
    .joinRaw(
      `join tariffs on tariffs.id = coalesce(account.payment_fee_tariff_id,
         (select id from tariffs where type = 'payment_fee' and is_default))`,
    )
    .where({ 'account.id': accountId, 'account.process_charges': true })
    .whereRaw(
      `settings.payment_fee_account_id <>
         case when account.debit_account_use_source then account.id else account.debit_account_id end`,
    )
    .first<Terms | undefined>(
      'tariffs.id as tariffId',
      'tariffs.details as prices',
      'settings.payment_fee_account_id as destinationAccountId',
      database.raw('to_char(account.process_charges_from, \'YYYY-MM-DD\') as "chargesFrom"'),
      database.raw(
        'case when account.debit_account_use_source then account.id else account.debit_account_id end as "sourceAccountId"',
      ),
      database.raw('coalesce((select "swiftTier" from countries where "alpha2Code" = ?), 4) as tier', [bankCountry]),
    )
    .options({ name: 'find_payment_fee' });
}
