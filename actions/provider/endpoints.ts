import { accountEndpoints } from './endpoints/accounts';
import { balanceEndpoints } from './endpoints/balances';
import { beneficiaryEndpoints } from './endpoints/beneficiaries';
import { conversionEndpoints } from './endpoints/conversions';
import type { Endpoint } from './endpoints/endpoint';
import { paymentEndpoints } from './endpoints/payments';
import { referenceEndpoints } from './endpoints/reference';

/**
 * Every path that the client calls, with the parameters that it accepts. The provider rejects unknown ones, also
 * `on_behalf_of` where it is not accepted. Source: the provider's API reference, version 2.43; `npm run replay-samples`
 * compares.
 */
export const endpoints = {
  ...accountEndpoints,
  ...beneficiaryEndpoints,
  ...conversionEndpoints,
  ...paymentEndpoints,
  ...balanceEndpoints,
  ...referenceEndpoints,
} as const satisfies Record<string, Endpoint>;
