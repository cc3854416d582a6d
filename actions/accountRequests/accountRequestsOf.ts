import type { AccountRequests } from '../runtime/accountRequests';
import type { Environment } from '../runtime/environment';
import { httpAccountRequests } from './httpAccountRequests';

const timeoutMs = 10_000;

/** The provider's endpoint for requests that the environment names; on the local stack the simulator's. Undefined without an address. */
export function accountRequestsOf(environment: Environment): AccountRequests | undefined {
  const { ACCOUNT_REQUESTS_URL: url, ACCOUNT_REQUESTS_KEY: credential } = environment;
  return url && credential ? httpAccountRequests({ url, credential, timeoutMs }) : undefined;
}
