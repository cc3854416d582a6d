import { accountInputSchema } from '../../domain/accounts/accountInput';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { CreateAccountInput, CreateAccountOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { requireAtProvider } from './connectAccount';
import { insertAccount } from '../database/accounts/insertAccount';

/**
 * Creates an account of an organisation, not approved yet. With a provider id the call may be repeated: the account that has it is the answer.
 * @throws RuleError those of insertAccount and of requireAtProvider
 */
export async function createAccount(
  input: CreateAccountInput,
  session: Session,
  context: Context,
): Promise<CreateAccountOutput> {
  const given = await parseDeclared(accountInputSchema, input.account);
  const account = { ...given, ...(await requireAtProvider(context, given)) };
  const id = context.newId();
  return inTransaction(context.database, session, (transaction) =>
    insertAccount(transaction, context, session, { id, account }),
  );
}
