import { pagingParameters } from '../../http/pagination';
import { amountRange, momentRange, type ParameterTable } from '../../http/parameterRules';
import { scopeParameter } from '../../http/scope';
import { identificationTypes } from '../identificationTypes';

const payerParameters: ParameterTable = {
  payer_entity_type: { format: 'text', oneOf: ['company', 'individual'] },
  payer_company_name: { format: 'text' },
  payer_first_name: { format: 'text' },
  payer_last_name: { format: 'text' },
  payer_city: { format: 'text' },
  payer_address: { format: 'text', list: true },
  payer_postcode: { format: 'text' },
  payer_state_or_province: { format: 'text' },
  payer_country: { format: 'country' },
  payer_date_of_birth: { format: 'date' },
  payer_identification_type: { format: 'text', oneOf: identificationTypes },
  payer_identification_value: { format: 'text' },
  payer_ultimate_account_number: { format: 'text', maxLength: 35 },
};

/** Names of the payer block, which must not be sent with `on_behalf_of`. */
export const payerNames: readonly string[] = Object.keys(payerParameters);

export const updateParameters: ParameterTable = {
  currency: { format: 'currency' },
  beneficiary_id: { format: 'uuid' },
  amount: { format: 'amount' },
  reason: { format: 'text' },
  reference: { format: 'text' },
  payment_date: { format: 'date' },
  payment_type: { format: 'text', oneOf: ['priority', 'regular'] },
  conversion_id: { format: 'uuid' },
  ultimate_beneficiary_name: { format: 'text' },
  purpose_code: { format: 'text' },
  charge_type: { format: 'text', oneOf: ['ours', 'shared'] },
  fee_amount: { format: 'amount' },
  fee_currency: { format: 'currency' },
  invoice_number: { format: 'text', maxLength: 30 },
  invoice_date: { format: 'date' },
  ...payerParameters,
};

export const createParameters: ParameterTable = { ...updateParameters, unique_request_id: { format: 'text' } };

/** `validate` takes no invoice, and the id of the payment that an update would change. */
export const validateParameters: ParameterTable = Object.fromEntries(
  Object.entries<ParameterTable[string]>({ ...createParameters, id: { format: 'uuid' } }).filter(
    ([name]) => !name.startsWith('invoice_'),
  ),
);

const statuses = [
  'awaiting_authorisation',
  'authorised',
  'completed',
  'deleted',
  'failed',
  'new',
  'ready_to_send',
  'released',
  'submitted',
  'suspended',
];
const reviewStatus = { format: 'text', oneOf: ['in_review', 'passed', 'rejected'] } as const;

export const getParameters: ParameterTable = { with_deleted: { format: 'flag' }, review_status: reviewStatus };

export const findParameters: ParameterTable = {
  short_reference: { format: 'text', maxLength: 25 },
  currency: { format: 'currency' },
  amount: { format: 'amount' },
  ...amountRange('amount'),
  status: { format: 'text', oneOf: statuses },
  reason: { format: 'text' },
  ...momentRange('payment_date', 'transferred_at', 'created_at', 'updated_at'),
  beneficiary_id: { format: 'uuid' },
  conversion_id: { format: 'uuid' },
  with_deleted: { format: 'flag' },
  payment_group_id: { format: 'text' },
  unique_request_id: { format: 'text' },
  bulk_upload_id: { format: 'text' },
  charge_type: { format: 'text', oneOf: ['ours', 'shared'] },
  review_status: reviewStatus,
  scope: scopeParameter,
  ...pagingParameters,
};
