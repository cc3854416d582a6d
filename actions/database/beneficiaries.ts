import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';

/** One version of a beneficiary's details, by the columns of beneficiary_information_slice. */
export interface Slice {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly name: string;
  readonly beneficiaryEntityType: string;
  readonly companyName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly stateOrProvince: string | null;
  readonly postcode: string | null;
  readonly country: string;
  readonly bankCountry: string;
  readonly bankName: string | null;
  readonly bankAddress: string | null;
  readonly bankAccountHolderName: string;
  readonly accountNumber: string | null;
  readonly iban: string | null;
  readonly bicSwift: string | null;
  readonly routingCodeType1: string | null;
  readonly routingCodeValue1: string | null;
  readonly routingCodeType2: string | null;
  readonly routingCodeValue2: string | null;
  readonly currency: string;
  readonly isPriority: boolean;
  readonly isRegular: boolean;
  readonly email: string | null;
  readonly identificationType: string | null;
  readonly identificationValue: string | null;
  readonly externalReference: string | null;
  readonly businessNature: string | null;
  readonly companyWebsite: string | null;
}

/** The columns that carry details, in the order they are written. */
export const sliceColumns = [
  'id',
  'beneficiaryId',
  'name',
  'beneficiaryEntityType',
  'companyName',
  'firstName',
  'lastName',
  'dateOfBirth',
  'address',
  'city',
  'stateOrProvince',
  'postcode',
  'country',
  'bankCountry',
  'bankName',
  'bankAddress',
  'bankAccountHolderName',
  'accountNumber',
  'iban',
  'bicSwift',
  'routingCodeType1',
  'routingCodeValue1',
  'routingCodeType2',
  'routingCodeValue2',
  'currency',
  'isPriority',
  'isRegular',
  'email',
  'identificationType',
  'identificationValue',
  'externalReference',
  'businessNature',
  'companyWebsite',
] as const satisfies readonly (keyof Slice)[];

/** A slice by its id, whether or not it is still the newest. */
export async function loadSlice(database: Knex, id: string): Promise<Slice | undefined> {
  return database('beneficiary_information_slice')
    .where({ id })
    .first<Slice | undefined>(...sliceColumns);
}

/** What a payment needs to know of whom it pays. */
export interface Payee extends Slice {
  readonly providerBeneficiaryId: string | null;
  readonly isCountryPermitted: boolean;
}

/**
 * The newest slice of a beneficiary of the account.
 * @throws RuleError beneficiary_not_found, the same for one of another account, a deleted and an absent one
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
    );
  if (!payee) throw new RuleError('beneficiary_not_found', 'beneficiaryId');
  return payee;
}
