import { requireSeat, requireWorkingAccount } from '../database/seats';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';
import type { ProviderClient } from './client';
import type { ProviderGateway } from './gateway';
import { refusalOf } from './refusal';

/**
 * Calls the provider for the selected account.
 * @param field the input field that a rejection concerns
 * @param ask makes the call, with a client, the contact of the user's seat and our account id
 * @throws RuleError account_not_found, account_closed, account_not_approved, account_not_connected, provider_rejected,
 *   provider_unavailable, provider_credentials_refused, too_many_requests
 */
export async function askForSeat<Answer>(
  { database, provider }: Pick<RuntimeContext, 'database'> & { readonly provider: ProviderGateway },
  session: Session,
  field: string,
  ask: (client: ProviderClient, onBehalfOf: string, accountId: string) => Promise<Answer>,
): Promise<Answer> {
  const seat = await requireSeat(database, session.userId, session.selectedAccountId);
  const onBehalfOf = requireWorkingAccount(seat);
  const client = await provider.forAccount(seat.accountId);
  return ask(client, onBehalfOf, seat.accountId).catch((error: unknown) => {
    throw refusalOf(error, field);
  });
}
