import type { Knex } from 'knex';
import type { Context } from '../context';
import type { CreatedRow, KeyedRow, Upload, UploadKind } from './upload';

/** Creates the rows of a kind of upload one after the other. @param createRow creates what a row describes, and returns its id */
export const eachRow =
  (
    createRow: (transaction: Knex.Transaction, context: Context, upload: Upload, row: KeyedRow) => Promise<string>,
  ): UploadKind['createRows'] =>
  async (transaction, context, upload, rows) => {
    const created: CreatedRow[] = [];
    for (const row of rows) {
      created.push({ number: row.number, id: await createRow(transaction, context, upload, row) });
    }
    return created;
  };
