import type { ProviderBeneficiary } from '../provider/records';
import { timeOf, type Mirror } from './mirror';

/** The provider's payees, in `tcc_beneficiaries`. */
export const beneficiariesMirror: Mirror<ProviderBeneficiary> = {
  table: 'tcc_beneficiaries',
  key: ['id'],
  row: (reading, accountId) => ({
    id: reading.id,
    account_id: accountId,
    name: reading.name ?? '',
    bank_account_holder_name: reading.bank_account_holder_name ?? '',
    bank_country: reading.bank_country ?? '',
    bank_name: reading.bank_name,
    bank_address: inOneLine(reading.bank_address),
    bank_account_type: reading.bank_account_type,
    currency: reading.currency,
    account_number: reading.account_number,
    iban: reading.iban,
    bic_swift: reading.bic_swift,
    routing_code_type_1: reading.routing_code_type_1,
    routing_code_value_1: reading.routing_code_value_1,
    routing_code_type_2: reading.routing_code_type_2,
    routing_code_value_2: reading.routing_code_value_2,
    payment_types: [...reading.payment_types],
    beneficiary_entity_type: reading.beneficiary_entity_type,
    beneficiary_company_name: reading.beneficiary_company_name,
    beneficiary_first_name: reading.beneficiary_first_name,
    beneficiary_last_name: reading.beneficiary_last_name,
    beneficiary_address: inOneLine(reading.beneficiary_address),
    beneficiary_city: reading.beneficiary_city,
    beneficiary_postcode: reading.beneficiary_postcode,
    beneficiary_state_or_province: reading.beneficiary_state_or_province,
    beneficiary_country: reading.beneficiary_country,
    beneficiary_date_of_birth: reading.beneficiary_date_of_birth,
    beneficiary_identification_type: reading.beneficiary_identification_type,
    beneficiary_identification_value: reading.beneficiary_identification_value,
    beneficiary_external_reference: reading.beneficiary_external_reference,
    business_nature: reading.business_nature,
    company_website: reading.company_website,
    creator_contact_id: reading.creator_contact_id,
    created_at: timeOf(reading.created_at),
    updated_at: timeOf(reading.updated_at),
  }),
};

function inOneLine(lines: readonly string[]): string | null {
  return lines.length > 0 ? lines.join(', ') : null;
}
