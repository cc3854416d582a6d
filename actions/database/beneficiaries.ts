import type { Knex } from 'knex';
import { beneficiaryFieldNames, type BeneficiaryDetails } from '../../domain/beneficiaries/beneficiaryFields';
import { RuleError } from '../../domain/errors';

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
};

/**
 * The newest slice of a beneficiary of the account.
 * @throws RuleError beneficiary_not_found, also for a beneficiary of another account or a deleted one
 */
export async function requirePayee(database: Knex, beneficiaryId: string, accountId: string): Promise<Payee> {
  const payee = await database('beneficiary_information_slice as slice')
    .join('beneficiaries as beneficiary', 'beneficiary.id', 'slice.beneficiaryId')
    .where({ 'beneficiary.id': beneficiaryId, 'beneficiary.account_id': accountId, 'beneficiary.enabled': true })
    .where('slice.is_most_recent', true)
    .first<Payee | undefined>(
      ...sliceColumns.map((column) => `slice.${column}`),
      'beneficiary.tcc_beneficiary_id as providerBeneficiaryId',
      database.raw(
        `not exists (select from countries where "alpha2Code" in (slice.country, slice."bankCountry")
           and ("sanctionFlag" or not "permittedJurisdiction")) as "isCountryPermitted"`,
      ),
    )
    .options({ name: 'find_payee' });
  if (!payee) throw new RuleError('beneficiary_not_found', 'beneficiaryId');
  return payee;
}
