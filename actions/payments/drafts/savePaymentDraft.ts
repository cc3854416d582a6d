import type { Knex } from 'knex';
import { paymentDraftSchema } from '../../../domain/payments/draft';
import { paymentDraftLifeMs } from '../../../domain/payments/draftLimits';
import { paymentInputType } from '../paymentInputTypes';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { inTransaction } from '../../database/transaction';
import { requirePayer } from '../lockForMaker';

/** The most old drafts that one save removes. */
const maxRemoved = 100;

/**
 * Keeps what the caller has typed of a new payment on the selected account, in place of their earlier draft there. It also removes drafts
 * of all users that are past their time. A draft is private to its user: neither the activity log nor the audit log has it.
 * @throws RuleError account_not_found, role_may_not_create_payments, invalid_input
 */
export const savePaymentDraft = defineAction({
  name: 'savePaymentDraft',
  roles: ['user'],
  scope: 'draft',
  writes: {},
  activity: [],
  sdl: `
    type Mutation {
      """
      Keeps what the caller has typed of a new payment on the account, in place of their earlier draft there. \`search\` is the query of the form.
      """
      savePaymentDraft(search: String!, savedAt: timestamptz!, draft: PaymentDraftInput!): PaymentDraft!
    }

    """The fields of a new payment that were changed, as they are typed."""
    ${paymentInputType('PaymentDraftInput')}
  `,
  handler: async (input, session, context) => {
    const { search, savedAt, draft } = await parseDeclared(paymentDraftSchema, input);
    const { userId, accountId } = await requirePayer(context.database, session);
    const now = context.clock.now();
    const content = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
    const row = { search, savedAt: earlier(new Date(savedAt), now), content: JSON.stringify(content) };
    return inTransaction(context.database, session, async (transaction) => {
      await removeOld(transaction, now);
      const [saved] = await transaction('payment_drafts')
        .insert({ id: context.newId(), user_id: userId, account_id: accountId, createdAt: now, ...row })
        .onConflict(['user_id', 'account_id'])
        .merge(row)
        .returning('id');
      return { id: saved?.id ?? null };
    });
  },
});

/** A browser's clock may be ahead of ours. */
const earlier = (one: Date, other: Date) => (one < other ? one : other);

async function removeOld(transaction: Knex.Transaction, now: Date): Promise<void> {
  const old = transaction('payment_drafts')
    .where('savedAt', '<', new Date(now.getTime() - paymentDraftLifeMs))
    .orderBy('savedAt')
    .limit(maxRemoved)
    .forUpdate()
    .skipLocked()
    .select('id');
  await transaction('payment_drafts').whereIn('id', old).delete();
}
