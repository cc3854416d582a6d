import { createCaller } from './call';
import { accountCalls } from './client/accounts';
import { balanceCalls } from './client/balances';
import { beneficiaryCalls } from './client/beneficiaries';
import { conversionCalls } from './client/conversions';
import { paymentCalls } from './client/payments';
import { referenceCalls } from './client/reference';
import type { Transport } from './transport';

/**
 * The provider's operations, signed in as one login. Parameters of a create or an update have the provider's names,
 * filters of a search are in camel case. Every function may throw ProviderError.
 */
export type ProviderClient = ReturnType<typeof createClient>;

/** One typed function per operation, over a signed-in transport. */
export function createClient(transport: Transport) {
  const caller = createCaller(transport);
  return {
    ...accountCalls(caller),
    ...beneficiaryCalls(caller),
    ...conversionCalls(caller),
    ...paymentCalls(caller),
    ...balanceCalls(caller),
    ...referenceCalls(caller),
  };
}
