import { array, object, string } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';

const schema = object({
  transferIds: array(string().uuid().required())
    .required(messages.fields.required)
    .min(1, messages.fields.required)
    .max(100, 'Delete at most 100 transfers at once.'),
}).noUnknown();

/**
 * Deletes safeguarding transfers that were never tried at the provider, with their intents (specification, part two, sections 4 and 7). All of
 * them or none. For administrators.
 * @throws RuleError invalid_input, transfer_not_found, control_move_transfer, safeguarding_transfer_tried
 */
export const deletePendingSafeguardingTransfers = defineAction({
  name: 'deletePendingSafeguardingTransfers',
  roles: [],
  scope: null,
  writes: { lists: ['safeguarding'] },
  activity: ['A017'],
  sdl: `
    type Mutation {
      """
      Deletes safeguarding transfers that were never tried at the provider: all of them or none. For administrators.
      """
      deletePendingSafeguardingTransfers(transferIds: [uuid!]!): DeletedSafeguardingTransfers!
    }

    type DeletedSafeguardingTransfers {
      deleted: Int!
    }
  `,
  handler: async (input, { userId, ...session }, context) => {
    const { transferIds } = await parseDeclared(schema, input);
    const ids = [...new Set(transferIds.map((id) => id.toLowerCase()))];
    return inTransaction(context.database, { userId, ...session }, async (transaction) => {
      const rows = await transaction('safeguarding_transfers').whereIn('id', ids).orderBy('id').forUpdate().select();
      if (rows.length < ids.length) throw new RuleError('transfer_not_found', 'transferIds');
      if (rows.some(({ moveId }) => moveId !== null)) throw new RuleError('control_move_transfer', 'transferIds');
      const untried = await transaction('provider_intents')
        .where({ kind: 'safeguarding_transfer', state: 'pending', attempts: 0 })
        .whereIn('entity_id', ids)
        .delete()
        .returning('entity_id');
      if (untried.length < ids.length) throw new RuleError('safeguarding_transfer_tried', 'transferIds');
      await transaction('safeguarding_transfers').whereIn('id', ids).delete();
      const createdAt = context.clock.now();
      for (const { amount, currency, reason, sourceAccountId } of rows) {
        const details = `${amount} ${currency}: ${reason}, deleted before it was sent`;
        await recordActivity(transaction, {
          eventCode: 'A017',
          accountId: sourceAccountId,
          details,
          userId,
          createdAt,
        });
      }
      return { deleted: ids.length };
    });
  },
});
