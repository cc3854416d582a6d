import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { maxDocuments } from '../../domain/payments/documents';
import { messages } from '../../domain/messages';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { lockForDocuments, recordDocumentChange } from './changeDocuments';
import { removeDocuments } from '../runtime/keptDocuments';
import { insertDocuments, keepDocuments } from './keepDocuments';
import { paymentResult } from './paymentResult';

/**
 * Adds uploaded documents to a payment that was not sent, within the limits of a new payment. The version of the payment rises, so that
 * an approver who did not see them must look again.
 * @throws RuleError as lockForDocuments and keepDocuments, and invalid_input for none or too many
 */
export const createPaymentAssets = defineAction({
  name: 'createPaymentAssets',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Adds uploaded documents to an unsent payment that no other user has authorised. The payment's version rises.
      """
      createPaymentAssets(paymentId: uuid!, assets: [PaymentAssetInput!]!): PaymentResult!
    }
  `,
  handler: async ({ paymentId, assets }, session, context) => {
    if (assets.length === 0) throw new RuleError('invalid_input', 'assets', messages.fields.required);
    const inOne = <T>(work: (transaction: Knex.Transaction) => Promise<T>) =>
      inTransaction(context.database, session, work);
    // Nothing is copied for a payment that takes no documents. The payment is not locked while the store copies.
    const { accountId } = await inOne((transaction) => lockForDocuments(transaction, session, paymentId));
    const kept = await keepDocuments(context, accountId, paymentId, assets);
    try {
      await inOne(async (transaction) => {
        const payment = await lockForDocuments(transaction, session, paymentId);
        await requireRoom(transaction, paymentId, kept.length);
        await insertDocuments(transaction, paymentId, kept);
        const names = kept.map(({ document }) => document.filename).join(', ');
        await recordDocumentChange(transaction, context, session, payment, `Documents added: ${names}`);
      });
    } catch (error) {
      if (error instanceof RuleError) await removeDocuments(context, kept);
      throw error;
    }
    return paymentResult(context.database, paymentId);
  },
});

async function requireRoom(transaction: Knex.Transaction, paymentId: string, more: number): Promise<void> {
  const present = await transaction('assets').where({ paymentId }).select('id');
  if (present.length + more <= maxDocuments) return;
  throw new RuleError('invalid_input', 'assets', `A payment may have at most ${maxDocuments} documents.`);
}
