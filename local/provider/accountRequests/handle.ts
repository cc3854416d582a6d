import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http/exchange';
import { handleUnderFaults, type FaultParts } from '../http/underFaults';
import type { RunWork } from '../work';
import { takeRequest } from './take';

/** Where requests for accounts are taken. It is no part of Currencycloud's own API. */
export const accountRequestsPath = '/provider/account-requests';

/** What taking requests takes. */
export interface AccountRequestParts extends FaultParts {
  readonly run: RunWork;
  /** Sent by callers as a bearer token. */
  readonly accountRequestsKey: string;
}

/** Handles a request for an account: records it, applies the faults of the path `/account-requests`, answers. */
export async function handleAccountRequest(
  parts: AccountRequestParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const key = String(headers['idempotency-key'] ?? '');
  const body = (await readBody(request)).toString();
  const call = { method, path: '/account-requests', parameters: { 'idempotency-key': key } };
  return handleUnderFaults(parts, call, response, () => {
    const isKnown = headers.authorization === `Bearer ${parts.accountRequestsKey}`;
    if (!isKnown) return Promise.resolve({ status: 401, body: { message: 'The credential is wrong.' } });
    if (method !== 'POST') return Promise.resolve({ status: 405, body: { message: 'Requests are posted.' } });
    return parts.run((work) => takeRequest(work, key, body));
  });
}
