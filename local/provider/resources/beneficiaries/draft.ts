import type { CallParameters } from '../../http/callParameters';
import type { Beneficiary } from '../../store/records';
import { pick } from '../../wire';

/** The part of a beneficiary that the caller states. */
export type BeneficiaryDraft = Omit<
  Beneficiary,
  'id' | 'account_id' | 'deleted' | 'cloned_from' | 'creator_contact_id' | 'created_at' | 'updated_at'
>;

export const blankDraft: BeneficiaryDraft = {
  bank_account_holder_name: '',
  name: '',
  email: null,
  payment_types: ['regular'],
  beneficiary_address: [],
  beneficiary_country: null,
  beneficiary_entity_type: null,
  beneficiary_company_name: null,
  beneficiary_first_name: null,
  beneficiary_last_name: null,
  beneficiary_city: null,
  beneficiary_postcode: null,
  beneficiary_state_or_province: null,
  beneficiary_date_of_birth: null,
  beneficiary_identification_type: null,
  beneficiary_identification_value: null,
  bank_country: '',
  bank_name: null,
  bank_account_type: null,
  currency: '',
  account_number: null,
  routing_code_type_1: null,
  routing_code_value_1: null,
  routing_code_type_2: null,
  routing_code_value_2: null,
  bic_swift: null,
  iban: null,
  default_beneficiary: 'false',
  bank_address: [],
  beneficiary_external_reference: null,
  business_nature: null,
  company_website: null,
};

const draftFields = Object.keys(blankDraft) as (keyof BeneficiaryDraft)[];

/** A draft with what was sent laid over it. */
export function draftFrom(parameters: CallParameters, before: BeneficiaryDraft): BeneficiaryDraft {
  const sent = draftFields.flatMap((field) => {
    const value = Array.isArray(blankDraft[field]) ? parameters.list(field) : parameters.text(field);
    return value === undefined || value.length === 0 ? [] : [[field, value] as const];
  });
  return { ...pick(before, draftFields), ...(Object.fromEntries(sent) as Partial<BeneficiaryDraft>) };
}
