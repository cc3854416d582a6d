import type { Knex } from 'knex';
import type { IdentityOperation, IdentityRequest } from './identityOperation';

/**
 * Kinds that are repeated until they succeed: a user who was disabled or deleted must not come back because the identity provider has a
 * problem.
 */
const neverUndone: ReadonlySet<IdentityRequest['kind']> = new Set(['disable', 'delete']);

/** Whether a refusal of the identity provider undoes the change. */
export const isUndoable = ({ request }: IdentityOperation): boolean => !neverUndone.has(request.kind);

/** Puts our tables back to what they were before the operation. */
export async function undoOperation(
  transaction: Knex.Transaction,
  { userId, request }: IdentityOperation,
): Promise<void> {
  if (request.kind === 'create') await transaction('users').where({ id: userId }).delete();
  if (request.kind === 'enable') await transaction('users').where({ id: userId }).update({ enabled: false });
  if (request.kind !== 'update') return;
  const { columns, links, groups } = request.former;
  await transaction('users').where({ id: userId }).update(columns);
  await transaction('users_organisations').where({ user_id: userId }).delete();
  if (links.length > 0) await transaction('users_organisations').insert([...links]);
  if (groups.length > 0) {
    await transaction('users_to_groups')
      .insert([...groups])
      .onConflict()
      .ignore();
  }
}
