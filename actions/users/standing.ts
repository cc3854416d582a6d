import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import {
  refusalOfUserAct,
  type AdministeredUser,
  type Administrator,
  type UserAct,
} from '../../domain/users/administration';
import type { UsersRow } from '../database/generated/tables';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';

/** A user in the hands of an administrator who may do what is asked. */
export interface UserInHand {
  readonly administrator: Administrator;
  readonly user: UsersRow;
  readonly administered: AdministeredUser;
}

/**
 * Who asks, and for which organisations.
 * @throws RuleError super_admins_only for a caller who administers no organisation
 */
export async function requireAdministrator(database: Knex, { userId, role }: Session): Promise<Administrator> {
  const links = await database('users_organisations')
    .join('users', 'users.id', 'users_organisations.user_id')
    .where({ user_id: userId, can_user_admin_org: true, enabled: true })
    .select('org_id');
  const administrator = {
    userId,
    isSuperAdmin: role === 'admin',
    organisationIds: links.map(({ org_id }) => org_id),
  };
  if (!administrator.isSuperAdmin && administrator.organisationIds.length === 0) {
    throw new RuleError('super_admins_only', undefined, 'Only an administrator may do this.');
  }
  return administrator;
}

/** The organisations that a user belongs to. */
export async function administeredUser(
  database: Knex,
  userId: string,
  isSuperAdmin: boolean,
): Promise<AdministeredUser> {
  const linkedTo = await database('users_organisations').where({ user_id: userId }).pluck('org_id');
  const seatedIn = await database('CurrencyCloudContacts as seat')
    .join('accounts', 'accounts.id', 'seat.account_id')
    .where({ user_id: userId })
    .distinct()
    .pluck('org_id');
  return { userId, isSuperAdmin, linkedTo, seatedIn };
}

/** Whether the user is a super admin, where the answer matters: a super admin may change other super admins. */
export async function readSuperAdmin({ identity }: RuntimeContext, { role }: Session, id: string): Promise<boolean> {
  return role !== 'admin' && identity.administration.isSuperAdmin(id);
}

/**
 * Locks the user and the caller, so that two administrators cannot disable each other at once, and decides whether the act is allowed.
 * @param field the input field that names the user
 * @throws RuleError user_not_found, own_user, super_admins_only, user_of_other_organisations, user_change_pending, not_authenticated
 */
export async function takeUser(
  transaction: Knex.Transaction,
  session: Session,
  asked: { readonly id: string; readonly act: UserAct; readonly isSuperAdmin?: boolean; readonly field?: string },
): Promise<UserInHand> {
  const { id, act, isSuperAdmin = false, field = 'id' } = asked;
  const rows = await transaction('users').whereIn('id', [session.userId, id]).orderBy('id').forUpdate();
  if (!rows.some((row) => row.id === session.userId && row.enabled)) throw new RuleError('not_authenticated');
  const administrator = await requireAdministrator(transaction, session);
  const user = rows.find((row) => row.id === id);
  if (!user) throw new RuleError('user_not_found', field);
  const administered = await administeredUser(transaction, id, isSuperAdmin);
  const refusal = refusalOfUserAct(act, administrator, administered);
  if (refusal) throw new RuleError(refusal, field);
  if (await transaction('identity_operations').where({ user_id: id, state: 'begun' }).first('id')) {
    throw new RuleError('user_change_pending', field);
  }
  return { administrator, user, administered };
}
