import { number, object, oneLine } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { defineAction } from '../defineAction';
import { refusalOf } from '../provider/refusal';
import { parseDeclared } from '../runtime/input';
import { tccAccounts } from './tccAccount';

const schema = object({
  page: number().integer().min(1).required(messages.fields.required),
  perPage: number().integer().min(1).max(100).required(messages.fields.required),
  accountName: oneLine(150).nullable(),
});

/**
 * A page of the sub-accounts of the house account at the provider, from which a super admin imports one.
 * @throws RuleError invalid_input, provider_unavailable, provider_credentials_refused
 */
export const getTccAccounts = defineAction({
  name: 'getTccAccounts',
  roles: [],
  scope: null,
  sdl: `
    type Query {
      """The house's accounts at the provider."""
      getTccAccounts(page: Int!, perPage: Int!, accountName: String): TccAccounts!
    }

    type TccAccounts {
      accounts: [TccAccount!]!
      totalPages: Int!
      totalEntries: Int!
    }
  `,
  handler: async (input, _session, context) => {
    const { page, perPage, accountName } = await parseDeclared(schema, input);
    const client = await context.provider.house();
    const found = await client
      .findAccounts({ page, perPage, accountName: accountName || null })
      .catch((error: unknown) => {
        throw refusalOf(error, 'accountName');
      });
    const { items, totalPages, totalEntries } = found;
    return { accounts: await tccAccounts(context.database, items), totalPages, totalEntries };
  },
});
