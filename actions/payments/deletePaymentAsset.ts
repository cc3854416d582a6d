import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { lockForDocuments, recordDocumentChange } from './changeDocuments';
import { removeDocuments } from '../runtime/keptDocuments';
import { paymentResult } from './paymentResult';

/**
 * Removes a document from a payment that was not sent. The version of the payment rises.
 * @throws RuleError as lockForDocuments, and document_not_found, also for a document of another payment
 */
export const deletePaymentAsset = defineAction({
  name: 'deletePaymentAsset',
  roles: ['user'],
  scope: null,
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Removes a document of an unsent payment that no other user has authorised. The payment's version rises.
      """
      deletePaymentAsset(paymentId: uuid!, assetId: uuid!): PaymentResult!
    }
  `,
  handler: async ({ paymentId, assetId }, session, context) => {
    const removed = await inTransaction(context.database, session, async (transaction) => {
      const payment = await lockForDocuments(transaction, session, paymentId);
      const asset = isUuid(assetId)
        ? await transaction('assets').where({ id: assetId, paymentId }).first('filename', 's3Key')
        : undefined;
      if (!asset) throw new RuleError('document_not_found', 'assetId');
      await transaction('assets').where({ id: assetId }).delete();
      await recordDocumentChange(transaction, context, session, payment, `Document removed: ${asset.filename}`);
      return { key: asset.s3Key };
    });
    await removeDocuments(context, [removed]);
    return paymentResult(context.database, paymentId);
  },
});
