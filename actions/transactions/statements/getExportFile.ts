import { RuleError } from '../../../domain/errors';
import { statementFiles, type StatementFormat } from '../../../domain/statements/formats';
import { defineAction } from '../../defineAction';
import { findOwnExport } from './findOwnExport';

/**
 * An address from which the browser downloads the file of an export, within five minutes.
 * @throws RuleError export_not_found, export_without_file, documents_not_available
 */
export const getExportFile = defineAction({
  name: 'getExportFile',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      An address from which the file of one of the caller's exports is downloaded, within five minutes.
      """
      getExportFile(exportId: uuid!): DocumentAddress!
    }
  `,
  handler: async ({ exportId }, session, context) => {
    const found = await findOwnExport(context.database, session, exportId);
    const isOver = found.expires_at !== null && found.expires_at <= context.clock.now();
    if (!found.s3Key || !found.filename || isOver) throw new RuleError('export_without_file', 'exportId');
    if (!context.documents) throw new RuleError('documents_not_available');
    const { type } = statementFiles[found.format as StatementFormat];
    return context.documents.downloadAddress(found.s3Key, found.filename, type);
  },
});
