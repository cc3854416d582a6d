import { RuleError } from '../../domain/errors';
import { documentSchema } from '../../domain/payments/documents';
import { requireSeat } from '../database/seats';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { requireDocuments } from '../runtime/keptDocuments';
import { uploadKey } from './keepDocuments';

/**
 * An address to which the browser uploads one document of a payment that is being entered, within five minutes. The document
 * belongs to the selected account until a payment takes it, and is deleted after a day if none does (docs/decisions/046).
 * @throws RuleError invalid_input, account_not_found, role_may_not_create_payments, documents_not_available
 */
export const createDocumentUpload = defineAction({
  name: 'createDocumentUpload',
  roles: ['user'],
  scope: 'draft',
  writes: {},
  activity: [],
  sdl: `
    type Mutation {
      """
      An address to which one document of a payment is uploaded by PUT, with its type as the content type, before the payment is created.
      """
      createDocumentUpload(filename: String!, filetype: String!, filesize: Int!): DocumentUpload!
    }
  `,
  handler: async (input, session, context) => {
    const { filetype, filesize } = await parseDeclared(documentSchema, input);
    const seat = await requireSeat(context.database, session.userId, session.selectedAccountId);
    if (!seat.canCreatePayments) throw new RuleError('role_may_not_create_payments', 'accountId');
    const documentId = context.newId();
    const key = uploadKey(seat.accountId, documentId);
    return { documentId, ...(await requireDocuments(context).uploadAddress(key, filetype, filesize)) };
  },
});
