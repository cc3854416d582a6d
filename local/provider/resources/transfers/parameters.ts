import { pagingParameters } from '../../http/pagination';
import { amountRange, momentRange, type ParameterTable } from '../../http/parameterRules';

export const createParameters: ParameterTable = {
  source_account_id: { format: 'uuid', required: true },
  destination_account_id: { format: 'uuid', required: true },
  currency: { format: 'currency', required: true },
  amount: { format: 'amount', required: true },
  reason: { format: 'text', tooLong: 'reason_too_long' },
  unique_request_id: { format: 'text', maxLength: 100, tooLong: 'unique_request_id_too_long' },
};

export const findParameters: ParameterTable = {
  short_reference: { format: 'text', maxLength: 25 },
  source_account_id: { format: 'uuid' },
  destination_account_id: { format: 'uuid' },
  status: { format: 'text', oneOf: ['pending', 'completed', 'cancelled'] },
  currency: { format: 'currency' },
  ...amountRange('amount'),
  ...momentRange('created_at', 'updated_at', 'completed_at'),
  creator_contact_id: { format: 'uuid' },
  creator_account_id: { format: 'uuid' },
  unique_request_id: { format: 'text' },
  ...pagingParameters,
};
