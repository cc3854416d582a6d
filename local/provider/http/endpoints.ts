import { accountEndpoints } from '../resources/accounts';
import { authenticateEndpoints } from '../resources/authenticate';
import { balanceEndpoints } from '../resources/balances';
import { beneficiaryEndpoints } from '../resources/beneficiaries/endpoints';
import { contactEndpoints } from '../resources/contacts';
import { paymentEndpoints } from '../resources/payments/endpoints';
import { rateEndpoints } from '../resources/rates';
import { referenceEndpoints } from '../resources/reference';
import { transactionEndpoints } from '../resources/transactions';
import { type Endpoint } from './endpoint';

/** Every endpoint that the simulator has. */
export const endpoints: readonly Endpoint[] = [
  ...authenticateEndpoints,
  ...accountEndpoints,
  ...contactEndpoints,
  ...balanceEndpoints,
  ...rateEndpoints,
  ...referenceEndpoints,
  ...beneficiaryEndpoints,
  ...paymentEndpoints,
  ...transactionEndpoints,
];

const routes = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/, '([^/]+)')}$`),
  isFixed: !endpoint.path.includes('{'),
}));
// `/payments/find` before `/payments/{id}`.
routes.sort((a, b) => Number(b.isFixed) - Number(a.isFixed));

/** The endpoint for a method and a path below `/v2`, with the value in the path's braces in lower case. */
export function findEndpoint(method: string, path: string): { endpoint: Endpoint; id: string } | undefined {
  for (const { endpoint, pattern } of routes) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match) return { endpoint, id: (match[1] ?? '').toLowerCase() };
  }
  return undefined;
}
