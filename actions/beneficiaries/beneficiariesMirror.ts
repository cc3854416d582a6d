import { beneficiaryFieldNames, beneficiaryFields } from '../../domain/beneficiaries/beneficiaryFields';
import type { TccBeneficiariesRow } from '../database/generated/tables';
import type { WrittenColumns } from '../database/connection';
import { timeOf, type Mirror } from '../mirrors/mirror';
import type { ProviderBeneficiary } from '../provider/records';
import { inOneLine } from './providerBeneficiary';

/** The columns with the provider's names: every field except the e-mail address, which the mirror does not store. */
const columns = beneficiaryFieldNames
  .map((name) => beneficiaryFields[name].provider)
  .filter((provider) => provider !== 'email');

/** The provider's beneficiaries, in `tcc_beneficiaries`. */
export const beneficiariesMirror: Mirror<ProviderBeneficiary> = {
  table: 'tcc_beneficiaries',
  key: ['id'],
  row: (reading, accountId): WrittenColumns<TccBeneficiariesRow> => ({
    ...Object.fromEntries(columns.map((column) => [column, inOneLine(reading[column])])),
    id: reading.id,
    account_id: accountId,
    name: reading.name ?? '',
    bank_account_holder_name: reading.bank_account_holder_name ?? '',
    bank_country: reading.bank_country ?? '',
    bank_account_type: reading.bank_account_type,
    payment_types: [...reading.payment_types],
    creator_contact_id: reading.creator_contact_id,
    created_at: timeOf(reading.created_at),
    updated_at: timeOf(reading.updated_at),
  }),
};
