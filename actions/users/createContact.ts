import { contactInputSchema } from '../../domain/users/seatInput';
import type { RuntimeContext } from '../runtime/context';
import type { CreateContactInput, CreateContactOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { giveSeat } from './giveSeat';

/**
 * Gives a user a seat on an account (specification, part two, section 5).
 * @throws RuleError invalid_input, and those of giveSeat
 */
export async function createContact(
  { contact }: CreateContactInput,
  session: Session,
  context: RuntimeContext,
): Promise<CreateContactOutput> {
  const asked = await parseDeclared(contactInputSchema, contact);
  return giveSeat(context, session, {
    ...{ userId: asked.user_id, accountId: asked.account_id, roleId: asked.role_id, upperLimit: asked.upper_fx_limit },
    fields: { user: 'user_id', account: 'account_id', role: 'role_id' },
  });
}
