import { requireSeat } from '../database/seats';
import { defineAction } from '../defineAction';
import { refusalOf } from '../provider/refusal';

/**
 * The provider's account of the login that the selected account uses: its organisation's login or the house login.
 * @throws RuleError account_not_found, provider_credentials_refused, provider_unavailable
 */
export const loggedInTCCAccount = defineAction({
  name: 'loggedInTCCAccount',
  roles: ['user'],
  scope: null,
  sdl: `
    type Query {
      """
      The account at the provider behind the credentials that the selected account works with.
      """
      loggedInTCCAccount: LoggedInTccAccount!
    }

    type LoggedInTccAccount {
      """The provider's id."""
      tccId: uuid!
      accountName: String!
      shortReference: String
    }
  `,
  handler: async (_input, session, context) => {
    const { accountId } = await requireSeat(context.database, session.userId, session.selectedAccountId);
    const client = await context.provider.forAccount(accountId);
    const account = await client.getCurrentAccount().catch((error: unknown) => {
      throw refusalOf(error);
    });
    return { tccId: account.id, accountName: account.account_name, shortReference: account.short_reference };
  },
});
