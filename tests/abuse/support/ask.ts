import { headersOf } from './tokens';
import type { Target, Viewer } from './target';

/** Sends a body to the engine; gives the status, and the message of the first error or `data`. */
export async function send(target: Target, { user }: Viewer, body: string): Promise<string> {
  const response = await fetch(`${target.url}/v1/graphql`, { method: 'POST', headers: await headersOf(user), body });
  const text = await response.text();
  const { errors, error } = JSON.parse(text) as { errors?: { message: string }[]; error?: string };
  return `${response.status} ${errors?.[0]?.message ?? error ?? 'data'}`;
}

/** Sends a document with variables. */
export function ask(target: Target, viewer: Viewer, query: string, variables: object = {}): Promise<string> {
  return send(target, viewer, JSON.stringify({ query, variables }));
}

/** What a neighbour asks for again and again: a page of payments, their number, and the account. */
export const neighbourQuery = `query Neighbour($accountId: uuid!) {
  payments(where: { accountId: { _eq: $accountId } }, order_by: [{ createdAt: desc }, { id: desc }], limit: 15) {
    id status amount beneficiarySlice { id name }
  }
  payments_aggregate(where: { accountId: { _eq: $accountId } }) { aggregate { count } }
  accounts_by_pk(id: $accountId) { id name }
}`;

/** Asks as one of the neighbours does, by default the first. */
export function askAsNeighbour(target: Target, at = 0): Promise<string> {
  const neighbour = target.neighbours[at];
  if (!neighbour) throw new RangeError(`there is no neighbour ${at}`);
  return ask(target, neighbour, neighbourQuery, { accountId: neighbour.account });
}
