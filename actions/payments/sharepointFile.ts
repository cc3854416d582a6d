import type { Knex } from 'knex';
import { array, object, oneLine } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { maxDocuments } from '../../domain/payments/documents';
import { requireSeat } from '../database/seats';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { mapAtMost } from '../runtime/mapAtMost';
import type { StoredFile } from '../runtime/documentStore';

const schema = object({
  fileNames: array(oneLine(200).required(messages.fields.required))
    .min(1, messages.fields.required)
    .max(maxDocuments, `Ask for at most ${maxDocuments} files.`)
    .required(messages.fields.required),
});

/**
 * Addresses from which the browser downloads files of the selected account's payments that are kept in SharePoint (specification,
 * section 7). One file that is not of the account refuses them all.
 * @throws RuleError invalid_input, account_not_found, document_not_found, also for a file that the user may not see, and
 *   sharepoint_not_available
 */
export const sharepointFile = defineAction({
  name: 'sharepointFile',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      Addresses from which files of the account's payments that are kept in SharePoint are downloaded; at most ten.
      """
      sharepointFile(fileNames: [String!]!): [SharepointFile!]!
    }

    type SharepointFile {
      fileName: String!
      url: String!
      """ISO 8601; the address counts until then."""
      expiresAt: String!
    }
  `,
  handler: async (input, session, context) => {
    const fileNames = [...new Set((await parseDeclared(schema, input)).fileNames)];
    const { accountId } = await requireSeat(context.database, session.userId, session.selectedAccountId);
    const { sharepoint } = context;
    if (!sharepoint) throw new RuleError('sharepoint_not_available');
    const files = await filesOf(context.database, accountId, fileNames);
    if (files.length < fileNames.length) throw new RuleError('document_not_found', 'fileNames');
    return mapAtMost(3, files, async (file) => ({
      fileName: file.fileName,
      ...(await sharepoint.downloadAddress(file)),
    }));
  },
});

/**
 * The files that are documents of the account's payments. A file belongs to the document with its item's id: names are no secret, and two
 * accounts may use the same.
 */
function filesOf(database: Knex, accountId: string, fileNames: readonly string[]): Promise<StoredFile[]> {
  return database('sharepoint_media as media')
    .whereRaw('media."fileName" = any(?)', [[...fileNames]])
    .whereExists(
      database('assets as asset')
        .join('payments as payment', 'payment.id', 'asset.paymentId')
        .whereRaw('asset."documentId" = media."sharepointItemId"')
        .where('payment.accountId', accountId),
    )
    .orderBy('media.fileName')
    .select('media.fileName', 'media.sharepointItemId', 'media.webUrl');
}
