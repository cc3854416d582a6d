import type { Knex } from 'knex';
import { isRefused } from '../../domain/uploads/columns';
import type { UploadsRow } from '../database/generated/tables';
import type { CheckedRow } from './upload';

/** An upload that was checked. */
export type NewUpload = Pick<UploadsRow, 'id' | 'kind' | 'user_id' | 'filename' | 'digest' | 'format' | 'message_id'> &
  (
    | { readonly account_id: string; readonly org_id?: undefined }
    | { readonly org_id: string; readonly account_id?: undefined }
  );

/**
 * Stores an upload with its rows. It takes the place of the uploader's earlier one on this account or organisation that was not confirmed, so that a user has
 * one file at most that waits.
 */
export async function storeUpload(
  transaction: Knex.Transaction,
  upload: NewUpload,
  rows: readonly CheckedRow[],
): Promise<void> {
  const { kind, user_id, account_id = null, org_id = null } = upload;
  const replaced = await transaction('uploads')
    .where({ kind, account_id, org_id, user_id, state: 'checked' })
    .update({ state: 'cancelled' })
    .returning('id');
  await transaction('upload_rows')
    .whereIn(
      'upload_id',
      replaced.map(({ id }) => id),
    )
    .delete();
  await transaction('uploads').insert({ ...upload, account_id, org_id, state: 'checked', row_count: rows.length });
  await transaction.raw(
    `insert into upload_rows (upload_id, row_number, content, state, problems)
      select ?, row.number, row.content, row.state, row.problems
      from jsonb_to_recordset(?) as row (number integer, content jsonb, state text, problems jsonb)`,
    [upload.id, JSON.stringify(rows.map((row) => ({ ...row, state: stateOf(row) })))],
  );
}

/** The state of a row that was checked. */
export const stateOf = ({ problems }: CheckedRow) => (isRefused(problems) ? 'refused' : 'checked');
