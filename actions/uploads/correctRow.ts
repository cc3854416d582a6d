import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { stateOf } from './storeUpload';
import type { CheckedRow, RowContent, UploadRow } from './upload';

/**
 * Replaces a row of an upload that was not confirmed.
 * @param check gives the row as it is from now on
 * @throws RuleError upload_already_confirmed, upload_not_found for a row that does not exist
 */
export async function correctRow(
  transaction: Knex.Transaction,
  uploadId: string,
  rowNumber: number,
  check: (row: UploadRow) => Promise<CheckedRow | undefined>,
): Promise<void> {
  const upload = await transaction('uploads').where({ id: uploadId }).forUpdate().first('state');
  if (upload?.state !== 'checked') throw new RuleError('upload_already_confirmed', 'uploadId');
  const key = { upload_id: uploadId, row_number: rowNumber };
  const stored = await transaction('upload_rows').where(key).first('content');
  const row = stored && (await check({ number: rowNumber, content: stored.content as RowContent }));
  if (!row) throw new RuleError('upload_not_found', 'rowNumber', 'The file has no such row.');
  await transaction('upload_rows')
    .where(key)
    .update({ content: row.content, problems: JSON.stringify(row.problems), state: stateOf(row) });
}
