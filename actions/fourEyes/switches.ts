import type { Knex } from 'knex';
import { fewestDeciders } from '../../domain/changes/fourEyes';
import { invariant } from '../../domain/invariant';
import { RuleError } from '../../domain/errors';
import type { RuntimeContext } from '../runtime/context';

/** The switches of the house that are on. They stay so until the transaction ends. */
export async function lockHouseSwitches(transaction: Knex.Transaction): Promise<readonly string[]> {
  const settings = await transaction('settings').forShare().first('four_eyes');
  invariant(settings !== undefined, 'the house has settings');
  return settings.four_eyes;
}

/** The switches of an organisation that are on. They stay so until the transaction ends. */
export async function lockOrganisationSwitches(transaction: Knex.Transaction, id: string): Promise<readonly string[]> {
  const organisation = await transaction('organisations').where({ id }).forShare().first('four_eyes');
  invariant(organisation !== undefined, 'the organisation exists');
  return organisation.four_eyes;
}

/**
 * The switches that are on in any of the organisations of a user, and whose administrators decide: those of the only organisation. Where there
 * are several, super admins decide, because one organisation's administrators may not read what the user is to another.
 */
export async function lockSwitchesOfUser(
  transaction: Knex.Transaction,
  organisationIds: readonly string[],
): Promise<{ readonly now: readonly string[]; readonly organisationId: string | undefined }> {
  const ids = [...new Set(organisationIds)].sort();
  const now = await Promise.all(ids.map((id) => lockOrganisationSwitches(transaction, id)));
  return { now: [...new Set(now.flat())], organisationId: ids.length === 1 ? ids[0] : undefined };
}

/**
 * Refuses to turn a switch on where too few could decide: a house with one super admin could not even turn it off again.
 * @throws RuleError too_few_deciders, at the field
 */
export async function requireDeciders(
  transaction: Knex.Transaction,
  { identity }: RuntimeContext,
  field: string,
): Promise<void> {
  const superAdmins = await identity.administration.superAdmins();
  const enabled = await transaction('users').whereIn('id', superAdmins).where({ enabled: true }).pluck('id');
  if (enabled.length < fewestDeciders) throw new RuleError('too_few_deciders', field);
}
