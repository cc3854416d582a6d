import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { administers, type Administrator } from '../../../domain/users/administration';
import type { Session } from '../../runtime/session';
import { requireAdministrator } from '../standing';

/** Who uploads users, and the organisation of rows that name none. */
export interface Uploader {
  readonly administrator: Administrator;
  readonly accountId: string;
  readonly organisationId: string;
}

/**
 * The caller, who administers the organisation of the selected account.
 * @throws RuleError account_not_found, super_admins_only for a caller who administers no organisation
 */
export async function requireUploader(database: Knex, session: Session): Promise<Uploader> {
  const administrator = await requireAdministrator(database, session);
  const { selectedAccountId: id } = session;
  const account = id === undefined ? undefined : await database('accounts').where({ id }).first('id', 'org_id');
  if (!account || !administers(administrator, account.org_id)) throw new RuleError('account_not_found', 'accountId');
  return { administrator, accountId: account.id, organisationId: account.org_id };
}
