import { object } from '../../domain/yup';
import { distinctTags, tagsSchema } from '../../domain/beneficiaries/tags';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { lockBeneficiary } from '../database/beneficiaries';
import { recordActivity } from '../database/recordActivity';
import { inTransactionIfChanged } from '../database/keepIfChanged';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { requireEditor } from './requirements';

const schema = object({ tags: tagsSchema });

/**
 * Replaces the words by which the account sorts a beneficiary. They are not sent to the provider and void no approval.
 * @throws RuleError invalid_input, beneficiary_not_found, and what requireEditor throws
 */
export const setBeneficiaryTags = defineAction({
  name: 'setBeneficiaryTags',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['beneficiaries'], rows: { beneficiaryId: ['beneficiaries'] } },
  activity: ['A005'],
  sdl: `
    type Mutation {
      """Replaces the words by which the account sorts the beneficiary."""
      setBeneficiaryTags(beneficiaryId: uuid!, tags: [String!]!): BeneficiaryTags!
    }

    type BeneficiaryTags {
      beneficiaryId: uuid!
      tags: [String!]!
    }
  `,
  handler: async ({ beneficiaryId, ...input }, session, context) => {
    const tags = distinctTags((await parseDeclared(schema, input)).tags);
    if (!isUuid(beneficiaryId)) throw new RuleError('beneficiary_not_found', 'beneficiaryId');
    const { userId, accountId } = await requireEditor(context.database, session);
    await inTransactionIfChanged(context.database, session, async (transaction) => {
      await lockBeneficiary(transaction, beneficiaryId, accountId);
      await transaction('beneficiary_tags').where({ beneficiary_id: beneficiaryId }).delete();
      const rows = tags.map((tag) => ({ beneficiary_id: beneficiaryId, tag }));
      if (rows.length > 0) await transaction('beneficiary_tags').insert(rows);
      const entry = {
        eventCode: 'A005',
        beneficiaryId,
        accountId,
        details: `Tags: ${tags.join(', ') || 'none'}`,
      } as const;
      await recordActivity(transaction, { ...entry, userId, createdAt: context.clock.now() });
    });
    return { beneficiaryId, tags };
  },
});
