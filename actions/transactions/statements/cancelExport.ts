import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { findOwnExport } from './findOwnExport';

/**
 * Cancels an export that is not written yet. Its run stops at the next page of lines and leaves no file. One that has ended stays as it is.
 * @throws RuleError export_not_found
 */
export const cancelExport = defineAction({
  name: 'cancelExport',
  roles: ['user'],
  scope: 'read',
  writes: { lists: ['exports'] },
  activity: [],
  sdl: `
    type Mutation {
      """Cancels one of the caller's exports that is not written yet."""
      cancelExport(exportId: uuid!): StatementExport!
    }
  `,
  handler: async ({ exportId }, session, context) => {
    const { id } = await findOwnExport(context.database, session, exportId);
    await inTransaction(context.database, session, (transaction) =>
      transaction('exports')
        .where({ id })
        .whereIn('state', ['waiting', 'running'])
        .update({ state: 'cancelled', lease_until: null }),
    );
    return { id };
  },
});
