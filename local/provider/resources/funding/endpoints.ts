import { endpoint, houseEndpoint, type Endpoint } from '../../http/endpoint';
import { pagingParameters } from '../../http/pagination';
import type { ParameterTable } from '../../http/parameterRules';
import { findFundingAccounts } from './accounts';
import { createDemoFunding, demoFundingParameters } from './demo';
import { getFundingTransaction, getSender } from './read';
import { completeScreening, screeningParameters } from './screening';

const accountParameters: ParameterTable = {
  payment_type: { format: 'text', oneOf: ['regular', 'priority'] },
  currency: { format: 'currency' },
  account_id: { format: 'uuid' },
  ...pagingParameters,
};

const screeningPath = '/collections_screening/{transaction_id}/complete';

export const fundingEndpoints: readonly Endpoint[] = [
  endpoint('GET', '/funding_accounts/find', 'funding_accounts_find_failed', accountParameters, findFundingAccounts),
  endpoint('GET', '/funding_transactions/{id}', 'transaction_find_failed', {}, getFundingTransaction),
  endpoint('GET', '/transactions/sender/{id}', 'sender_find_failed', {}, getSender),
  endpoint('POST', '/demo/funding/create', 'demo_funding_create_failed', demoFundingParameters, createDemoFunding),
  houseEndpoint('PUT', screeningPath, 'collections_screening_failed', screeningParameters, completeScreening),
];
