import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { findSeat } from '../database/seats';
import type { Context } from '../context';
import { defineAction } from '../defineAction';
import { requireDocuments } from '../runtime/keptDocuments';

/**
 * An address from which the browser downloads a document of a payment, within five minutes.
 * @throws RuleError document_not_found, also for a document that the user may not see, and documents_not_available
 */
export const getPaymentDocument = defineAction({
  name: 'getPaymentDocument',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """An address from which a document of a payment is downloaded."""
      getPaymentDocument(assetId: uuid!): DocumentAddress!
    }
  `,
  handler: async ({ assetId }, session, context) => {
    const document = isUuid(assetId) ? await loadDocument(context, assetId) : undefined;
    const seat = document && (await findSeat(context.database, session.userId, document.accountId));
    if (!document || !seat) throw new RuleError('document_not_found', 'assetId');
    return requireDocuments(context).downloadAddress(document.s3Key, document.filename, document.filetype);
  },
});

interface LoadedDocument {
  readonly accountId: string;
  readonly s3Key: string;
  readonly filename: string;
  readonly filetype: string;
}

function loadDocument({ database }: Context, assetId: string): Promise<LoadedDocument | undefined> {
  return database('assets as asset')
    .join('payments as payment', 'payment.id', 'asset.paymentId')
    .where({ 'asset.id': assetId })
    .first<LoadedDocument | undefined>('payment.accountId', 'asset.s3Key', 'asset.filename', 'asset.filetype');
}
