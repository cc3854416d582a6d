import { accountEndpoints } from '../resources/accounts/endpoints';
import { authenticateEndpoints } from '../resources/authenticate';
import { balanceEndpoints } from '../resources/balances';
import { beneficiaryEndpoints } from '../resources/beneficiaries/endpoints';
import { contactEndpoints } from '../resources/contacts';
import { conversionEndpoints } from '../resources/conversions/endpoints';
import { fundingEndpoints } from '../resources/funding/endpoints';
import { payerEndpoints } from '../resources/payers';
import { paymentEndpoints } from '../resources/payments/endpoints';
import { quoteEndpoints } from '../resources/quotes/create';
import { rateEndpoints } from '../resources/rates';
import { referenceEndpoints } from '../resources/reference/endpoints';
import { transactionEndpoints } from '../resources/transactions';
import { transferEndpoints } from '../resources/transfers/endpoints';
import type { Endpoint } from './endpoint';

/** Every endpoint that the simulator has. */
export const endpoints: readonly Endpoint[] = [
  ...authenticateEndpoints,
  ...accountEndpoints,
  ...contactEndpoints,
  ...balanceEndpoints,
  ...rateEndpoints,
  ...quoteEndpoints,
  ...referenceEndpoints,
  ...beneficiaryEndpoints,
  ...paymentEndpoints,
  ...payerEndpoints,
  ...conversionEndpoints,
  ...transferEndpoints,
  ...fundingEndpoints,
  ...transactionEndpoints,
];

/** An endpoint with the values of its path's braces by name, lower case. */
export interface FoundEndpoint {
  readonly endpoint: Endpoint;
  readonly ids: Readonly<Record<string, string>>;
}

const routes = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  braces: endpoint.path.split('{').length - 1,
}));
// `/payments/find` before `/payments/{id}`.
routes.sort((a, b) => a.braces - b.braces);

/** The endpoint for a method and a path below `/v2`. */
export function findEndpoint(method: string, path: string): FoundEndpoint | undefined {
  for (const { endpoint, pattern } of routes) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match) return { endpoint, ids: lowerCase(match.groups ?? {}) };
  }
  return undefined;
}

function lowerCase(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.toLowerCase()]));
}
