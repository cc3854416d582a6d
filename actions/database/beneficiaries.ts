import type { Knex } from 'knex';
import { beneficiaryFieldNames, type BeneficiaryDetails } from '../../domain/beneficiaries/beneficiaryFields';
import { RuleError } from '../../domain/errors';
import type { CurrencyOffer } from '../../domain/money/currencyOffer';
import type { StoredRate } from '../../domain/money/storedRate';
import type { ListedPurpose } from '../../domain/payments/purposeCode';
import { isCountryPermitted } from './countries';

/** One version of a beneficiary's details: a row of beneficiary_information_slice. */
export type Slice = BeneficiaryDetails & { readonly id: string; readonly beneficiaryId: string };

const sliceColumns = ['id', 'beneficiaryId', ...beneficiaryFieldNames, 'isPriority', 'isRegular'] as const;

/** A slice by its id, the newest of its beneficiary or an older one. */
export async function loadSlice(database: Knex, id: string): Promise<Slice | undefined> {
  return database('beneficiary_information_slice')
    .where({ id })
    .first(...sliceColumns);
}

/**
 * Locks a beneficiary until the end of the transaction.
 * @throws RuleError beneficiary_not_found, also for a beneficiary of another account or a deleted one
 */
export async function lockBeneficiary(transaction: Knex.Transaction, id: string, accountId: string): Promise<void> {
  const row = await transaction('beneficiaries')
    .where({ id, account_id: accountId, enabled: true })
    .forUpdate()
    .first('id');
  if (!row) throw new RuleError('beneficiary_not_found', 'beneficiaryId');
}

/**
 * The newest slice of a beneficiary of the account.
 * @throws RuleError beneficiary_not_found, also for a beneficiary of another account or a deleted one
 */
export async function requireCurrentSlice(database: Knex, beneficiaryId: string, accountId: string): Promise<Slice> {
  const slice = await database('beneficiary_information_slice as slice')
    .join('beneficiaries as beneficiary', 'beneficiary.id', 'slice.beneficiaryId')
    .where({ 'beneficiary.id': beneficiaryId, 'beneficiary.account_id': accountId, 'beneficiary.enabled': true })
    .where('slice.is_most_recent', true)
    .first<Slice | undefined>(...sliceColumns.map((column) => `slice.${column}`));
  if (!slice) throw new RuleError('beneficiary_not_found', 'beneficiaryId');
  return slice;
}

/** The slice that a payment pays to, with what decides whether it can be paid. */
export type Payee = Slice & {
  readonly providerBeneficiaryId: string | null;
  readonly isCountryPermitted: boolean;
  /** What the house offers in the payee's currency; undefined for one without settings. */
  readonly offer?: CurrencyOffer;
  /** Company or individual; null where it is not known. */
  readonly payerType: string | null;
  /** The rows of payment_purpose_codes for the payee's currency and bank country. */
  readonly listedPurposes: readonly ListedPurpose[];
  /** The stored rates from the payee's currency, those that there are. */
  readonly rate?: StoredRate;
  readonly poundsRate?: StoredRate;
};

type PayeeColumn = 'providerBeneficiaryId' | 'isCountryPermitted' | 'payerType' | 'listedPurposes';
type PayeeRow = Slice & Pick<Payee, PayeeColumn> & RateColumns & OfferColumns;

interface OfferColumns {
  readonly isOffered: boolean | null;
  readonly offeredDecimals: number | null;
}

interface RateColumns {
  readonly rate: string | null;
  readonly rateAt: Date | null;
  readonly poundsRate: string | null;
  readonly poundsRateAt: Date | null;
}

/**
 * The newest slice of a beneficiary of the account, with the rates that a payment to it is converted at.
 * @param rateCurrency what `rate` converts to; `poundsRate` converts to pounds
 * @throws RuleError beneficiary_not_found, also for a beneficiary of another account or a deleted one
 */
export async function requirePayee(
  database: Knex,
  beneficiaryId: string,
  accountId: string,
  rateCurrency: string,
): Promise<Payee> {
  const row = await payeesOf(database, accountId, rateCurrency)
    .where({ 'beneficiary.id': beneficiaryId })
    .first()
    .options({ name: 'find_payee' });
  if (!row) throw new RuleError('beneficiary_not_found', 'beneficiaryId');
  return payeeOf(row);
}

/** What names beneficiaries: bare account numbers and IBANs, and references of the account's own. */
export interface PayeeKeys {
  readonly numbers: readonly string[];
  readonly references: readonly string[];
}

/** The payees of an account that have one of these numbers or references, as requirePayee gives them. */
export async function findPayees(
  database: Knex,
  accountId: string,
  rateCurrency: string,
  { numbers, references }: PayeeKeys,
): Promise<Payee[]> {
  const rows = await payeesOf(database, accountId, rateCurrency)
    .whereRaw('(slice.iban = any(?) or slice."accountNumber" = any(?) or slice."externalReference" = any(?))', [
      [...numbers],
      [...numbers],
      [...references],
    ])
    .orderBy('slice.beneficiaryId')
    .options({ name: 'find_payees' });
  return rows.map(payeeOf);
}

function payeesOf(database: Knex, accountId: string, rateCurrency: string) {
  return database('beneficiary_information_slice as slice')
    .join('beneficiaries as beneficiary', 'beneficiary.id', 'slice.beneficiaryId')
    .join('accounts as payer', 'payer.id', 'beneficiary.account_id')
    .leftJoin('exchange_rates as rate', (on) => onCurrencies(on, 'rate', rateCurrency))
    .leftJoin('exchange_rates as pounds', (on) => onCurrencies(on, 'pounds', 'GBP'))
    .leftJoin('currency_settings as offer', 'offer.currency', 'slice.currency')
    .where({ 'beneficiary.account_id': accountId, 'beneficiary.enabled': true })
    .where('slice.is_most_recent', true)
    .select<PayeeRow[]>(
      ...sliceColumns.map((column) => `slice.${column}`),
      'slice.tcc_beneficiary_id as providerBeneficiaryId',
      'payer.legal_entity_type as payerType',
      'rate.midMarketRate as rate',
      'rate.updatedAt as rateAt',
      'pounds.midMarketRate as poundsRate',
      'pounds.updatedAt as poundsRateAt',
      'offer.enabled as isOffered',
      'offer.decimals as offeredDecimals',
      database.raw(`${isCountryPermitted('slice')} as "isCountryPermitted"`),
      database.raw(
        `(select coalesce(json_agg(json_build_object('code', code, 'entityType', "entityType")), '[]') from payment_purpose_codes
           where currency = slice.currency and "bankCountry" = slice."bankCountry") as "listedPurposes"`,
      ),
    );
}

function payeeOf({ rateAt, poundsRateAt, isOffered, offeredDecimals, ...payee }: PayeeRow): Payee {
  return {
    ...payee,
    offer:
      isOffered === null || offeredDecimals === null ? undefined : { enabled: isOffered, decimals: offeredDecimals },
    rate: storedRate(payee.rate, rateAt),
    poundsRate: storedRate(payee.poundsRate, poundsRateAt),
  };
}

function onCurrencies(on: Knex.JoinClause, rate: string, toCurrency: string): void {
  on.on(`${rate}.fromCurrency`, 'slice.currency').onVal(`${rate}.toCurrency`, toCurrency);
}

function storedRate(midMarketRate: string | null, updatedAt: Date | null): StoredRate | undefined {
  return midMarketRate === null || updatedAt === null ? undefined : { midMarketRate, updatedAt };
}
