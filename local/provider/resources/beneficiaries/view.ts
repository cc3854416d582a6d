import type { Beneficiary } from '../../store/records';
import { pick } from '../../wire';

const holderFields = [
  ...(['payment_types', 'beneficiary_address', 'beneficiary_country', 'beneficiary_entity_type'] as const),
  ...(['beneficiary_company_name', 'beneficiary_first_name', 'beneficiary_last_name', 'beneficiary_city'] as const),
  ...(['beneficiary_postcode', 'beneficiary_state_or_province', 'beneficiary_date_of_birth'] as const),
  ...(['beneficiary_identification_type', 'beneficiary_identification_value'] as const),
] as const;

const bankFields = [
  ...(['bank_country', 'bank_name', 'bank_account_type', 'currency', 'account_number'] as const),
  ...(['routing_code_type_1', 'routing_code_value_1', 'routing_code_type_2', 'routing_code_value_2'] as const),
  ...(['bic_swift', 'iban', 'bank_address'] as const),
] as const;

/** The fields that `validate` answers: a would-be record without id and names. */
export const detailFields = [...holderFields, ...bankFields] as const;

const fields = [
  ...(['id', 'bank_account_holder_name', 'name', 'email'] as const),
  ...detailFields,
  ...(['default_beneficiary', 'creator_contact_id', 'created_at', 'updated_at'] as const),
  ...(['beneficiary_external_reference', 'business_nature', 'company_website'] as const),
] as const;

/** A beneficiary as the API shows it. */
export function beneficiaryView(beneficiary: Beneficiary): Record<string, unknown> {
  return pick(beneficiary, fields);
}
