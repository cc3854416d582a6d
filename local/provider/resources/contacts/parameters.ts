import { pagingParameters } from '../../http/pagination';
import { requiring, type ParameterTable } from '../../http/parameterRules';

const common: ParameterTable = {
  first_name: { format: 'text', maxLength: 100 },
  last_name: { format: 'text', maxLength: 100 },
  email_address: { format: 'text' },
  your_reference: { format: 'text' },
  phone_number: { format: 'text', maxLength: 100 },
  login_id: { format: 'text', maxLength: 50 },
  status: { format: 'text', oneOf: ['enabled', 'not_enabled'] },
  locale: { format: 'text', maxLength: 5 },
  timezone: { format: 'text', maxLength: 35 },
};

export const updateParameters: ParameterTable = {
  ...common,
  mobile_phone_number: { format: 'text', maxLength: 100 },
  date_of_birth: { format: 'date' },
};

export const createParameters: ParameterTable = requiring(
  { account_id: { format: 'uuid' }, ...updateParameters },
  'account_id',
  'first_name',
  'last_name',
  'email_address',
  'phone_number',
);

export const findParameters: ParameterTable = {
  account_name: { format: 'text', maxLength: 150 },
  account_id: { format: 'uuid' },
  ...common,
  ...pagingParameters,
};
