import { requireSeat } from '../database/seats';
import { refusalOf } from '../provider/refusal';
import type { Context } from '../provider/context';
import type { LoggedInTCCAccountInput, LoggedInTCCAccountOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/**
 * The provider's account of the login that the selected account uses: its organisation's login or the house login.
 * @throws RuleError account_not_found, provider_credentials_refused, provider_unavailable
 */
export async function loggedInTCCAccount(
  _input: LoggedInTCCAccountInput,
  session: Session,
  context: Context,
): Promise<LoggedInTCCAccountOutput> {
  const { accountId } = await requireSeat(context.database, session.userId, session.selectedAccountId);
  const client = await context.provider.forAccount(accountId);
  const account = await client.getCurrentAccount().catch((error: unknown) => {
    throw refusalOf(error);
  });
  return { tccId: account.id, accountName: account.account_name, shortReference: account.short_reference };
}
