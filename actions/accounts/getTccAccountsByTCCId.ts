import { array, object, string } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { defineAction } from '../defineAction';
import { ProviderError } from '../provider/errors';
import type { ProviderAccount } from '../provider/records';
import { refusalOf } from '../provider/refusal';
import { parseDeclared } from '../runtime/input';
import { tccAccounts } from './tccAccount';

/** The provider has no search by ids, so each id costs one call. */
const maxIds = 25;

const schema = object({
  tccIds: array(string().uuid('This account does not exist.').required())
    .max(maxIds, `Ask for ${maxIds} accounts at most.`)
    .required(messages.fields.required),
});

/**
 * Accounts at the provider by their ids, for the super admin. Unknown ids are left out.
 * @throws RuleError invalid_input, provider_unavailable, provider_credentials_refused
 */
export const getTccAccountsByTCCId = defineAction({
  name: 'getTccAccountsByTCCId',
  roles: [],
  scope: null,
  sdl: `
    type Query {
      """Accounts at the provider by their ids; unknown ones are left out."""
      getTccAccountsByTCCId(tccIds: [uuid!]!): [TccAccount!]!
    }
  `,
  handler: async (input, _session, context) => {
    const { tccIds } = await parseDeclared(schema, { tccIds: [...input.tccIds] });
    const client = await context.provider.house();
    const readings: ProviderAccount[] = [];
    for (const id of new Set(tccIds)) {
      const reading = await client.getAccount(id, null).catch(absentAsUndefined);
      if (reading) readings.push(reading);
    }
    return tccAccounts(context.database, readings);
  },
});

function absentAsUndefined(error: unknown): undefined {
  if (error instanceof ProviderError && (error.failure === 'not_found' || error.has('account_not_found'))) return;
  throw refusalOf(error, 'tccIds');
}
