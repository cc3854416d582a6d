import { RuleError } from '../../domain/errors';
import { birthDateFault } from '../../domain/beneficiaries/beneficiaryFields';
import type { Administrator } from '../../domain/users/administration';
import { userInputSchema, type UserInput } from '../../domain/users/userInput';
import type { UsersRow } from '../database/generated/tables';
import type { RuntimeContext } from '../runtime/context';
import type { UserDetailsInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';

/** Checks what is asked for a user. @throws RuleError invalid_input with the field below `user` */
export async function parseUser({ clock }: RuntimeContext, user: UserDetailsInput): Promise<UserInput> {
  const asked = await parseDeclared(userInputSchema, user);
  const fault = birthDateFault(asked.date_of_birth, clock.now());
  if (fault) throw new RuleError('invalid_input', 'date_of_birth', fault);
  return asked;
}

/** The columns of a user. A permission that is not given stays as it is. */
export function userColumns(
  asked: UserInput,
  present: Pick<UsersRow, 'can_use_transfers' | 'can_transfer_between_orgs'>,
) {
  const { first_name, last_name, email, phone, date_of_birth } = asked;
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    phone,
    date_of_birth,
    can_use_transfers: asked.can_use_transfers ?? present.can_use_transfers,
    can_transfer_between_orgs: asked.can_transfer_between_orgs ?? present.can_transfer_between_orgs,
  };
}

/** @throws RuleError super_admins_only where an organisation's administrator changes a right that reaches beyond the organisation */
export function requireOwnRights(
  administrator: Administrator,
  asked: UserInput,
  present: Pick<UsersRow, 'can_transfer_between_orgs'>,
): void {
  const isChanged =
    (asked.can_transfer_between_orgs ?? present.can_transfer_between_orgs) !== present.can_transfer_between_orgs;
  if (isChanged && !administrator.isSuperAdmin) throw new RuleError('super_admins_only', 'can_transfer_between_orgs');
}
