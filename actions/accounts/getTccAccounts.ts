import { number, object } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { oneLine } from '../../domain/oneLine';
import { refusalOf } from '../provider/refusal';
import type { Context } from '../provider/context';
import type { GetTccAccountsInput, GetTccAccountsOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
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
export async function getTccAccounts(
  input: GetTccAccountsInput,
  _session: Session,
  context: Context,
): Promise<GetTccAccountsOutput> {
  const { page, perPage, accountName } = await parseDeclared(schema, input);
  const client = await context.provider.house();
  const found = await client
    .findAccounts({ page, perPage, accountName: accountName || null })
    .catch((error: unknown) => {
      throw refusalOf(error, 'accountName');
    });
  const { items, totalPages, totalEntries } = found;
  return { accounts: await tccAccounts(context.database, items), totalPages, totalEntries };
}
