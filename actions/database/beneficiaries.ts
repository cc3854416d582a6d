import type { Knex } from 'knex';
import { beneficiaryFieldNames, type BeneficiaryDetails } from '../../domain/beneficiaries/beneficiaryFields';
import { RuleError } from '../../domain/errors';
import type { StoredRate } from '../../domain/money/storedRate';

/** One version of a beneficiary's details: a row of beneficiary_information_slice. */
export type Slice = BeneficiaryDetails & { readonly id: string; readonly beneficiaryId: string };

const sliceColumns = ['id', 'beneficiaryId', ...beneficiaryFieldNames, 'isPriority', 'isRegular'] as const;

/** A slice by its id, the newest of its beneficiary or an older one. */
export async function loadSlice(database: Knex, id: string): Promise<Slice | undefined> {
  return database('beneficiary_information_slice')
    .where({ id })
    .first(...sliceColumns);
}

/** The slice that a payment pays to, with what decides whether it can be paid. */
export type Payee = Slice & {
  readonly providerBeneficiaryId: string | null;
  readonly isCountryPermitted: boolean;
  /** The stored rates from the payee's currency, those that there are. */
  readonly rate?: StoredRate;
  readonly poundsRate?: StoredRate;
};

type PayeeRow = Slice & Pick<Payee, 'providerBeneficiaryId' | 'isCountryPermitted'> & RateColumns;

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
  const row = await database('beneficiary_information_slice as slice')
    .join('beneficiaries as beneficiary', 'beneficiary.id', 'slice.beneficiaryId')
    .leftJoin('exchange_rates as rate', (on) => void onCurrencies(on, 'rate', rateCurrency))
    .leftJoin('exchange_rates as pounds', (on) => void onCurrencies(on, 'pounds', 'GBP'))
    .where({ 'beneficiary.id': beneficiaryId, 'beneficiary.account_id': accountId, 'beneficiary.enabled': true })
    .where('slice.is_most_recent', true)
    .first<PayeeRow | undefined>(
      ...sliceColumns.map((column) => `slice.${column}`),
      'beneficiary.tcc_beneficiary_id as providerBeneficiaryId',
      'rate.midMarketRate as rate',
      'rate.updatedAt as rateAt',
      'pounds.midMarketRate as poundsRate',
      'pounds.updatedAt as poundsRateAt',
      database.raw(
        `not exists (select from countries where "alpha2Code" in (slice.country, slice."bankCountry")
           and ("sanctionFlag" or not "permittedJurisdiction")) as "isCountryPermitted"`,
      ),
    )
    .options({ name: 'find_payee' });
  if (!row) throw new RuleError('beneficiary_not_found', 'beneficiaryId');
  const { rateAt, poundsRateAt, ...payee } = row;
  return { ...payee, rate: storedRate(row.rate, rateAt), poundsRate: storedRate(row.poundsRate, poundsRateAt) };
}

function onCurrencies(on: Knex.JoinClause, rate: string, toCurrency: string): void {
  on.on(`${rate}.fromCurrency`, 'slice.currency').onVal(`${rate}.toCurrency`, toCurrency);
}

function storedRate(midMarketRate: string | null, updatedAt: Date | null): StoredRate | undefined {
  return midMarketRate === null || updatedAt === null ? undefined : { midMarketRate, updatedAt };
}
