import { contactInputSchema } from '../../domain/users/seatInput';
import { governed } from '../fourEyes/governed';
import type { CreateContactInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { giveSeat } from './giveSeat';

/**
 * Gives a user a seat on an account (specification, part two, section 5).
 * @throws RuleError invalid_input, change_pending, and those of giveSeat
 */
export const createContact = governed({
  kind: 'createContact',
  parse: async ({ contact }: CreateContactInput) => ({ contact: await parseDeclared(contactInputSchema, contact) }),
  make: (tools, { contact: asked }) =>
    giveSeat(tools, {
      userId: asked.user_id,
      accountId: asked.account_id,
      roleId: asked.role_id,
      upperLimit: asked.upper_fx_limit,
      fields: { user: 'user_id', account: 'account_id', role: 'role_id' },
    }),
});
