import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { lockBeneficiary } from '../database/beneficiaries';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { requireEditor } from './requirements';

/**
 * Disables a beneficiary. Its slices stay, and so does the provider's record, which payments that were sent refer to.
 * @throws RuleError beneficiary_not_found, and what requireEditor throws
 */
export const deleteBeneficiary = defineAction({
  name: 'deleteBeneficiary',
  roles: ['user'],
  scope: null,
  writes: { lists: ['beneficiaries'], rows: { beneficiaryId: ['beneficiaries'] } },
  activity: ['A006'],
  sdl: `
    type Mutation {
      """Disables a beneficiary; its slices stay."""
      deleteBeneficiary(beneficiaryId: uuid!): DeletedBeneficiary!
    }

    type DeletedBeneficiary {
      id: uuid!
    }
  `,
  handler: async ({ beneficiaryId }, session, context) => {
    if (!isUuid(beneficiaryId)) throw new RuleError('beneficiary_not_found', 'beneficiaryId');
    const { userId, accountId } = await requireEditor(context.database, session);
    const now = context.clock.now();
    await inTransaction(context.database, session, async (transaction) => {
      await lockBeneficiary(transaction, beneficiaryId, accountId);
      await transaction('beneficiaries').where({ id: beneficiaryId }).update({ enabled: false, updatedAt: now });
      const entry = { eventCode: 'A006', beneficiaryId, accountId } as const;
      await recordActivity(transaction, { ...entry, userId, createdAt: now });
    });
    return { id: beneficiaryId };
  },
});
