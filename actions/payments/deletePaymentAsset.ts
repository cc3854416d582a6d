import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/uuid';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { DeletePaymentAssetInput, DeletePaymentAssetOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { lockForDocuments, recordDocumentChange } from './changeDocuments';
import { removeDocuments } from '../runtime/keptDocuments';
import { paymentResult } from './paymentResult';

/**
 * Removes a document from a payment that was not sent. The version of the payment rises.
 * @throws RuleError as lockForDocuments, and document_not_found, also for a document of another payment
 */
export async function deletePaymentAsset(
  { paymentId, assetId }: DeletePaymentAssetInput,
  session: Session,
  context: Context,
): Promise<DeletePaymentAssetOutput> {
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
}
