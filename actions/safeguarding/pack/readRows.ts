import type { Knex } from 'knex';
import { csvHead, csvRows } from '../../../domain/csv/writeCsv';

/** The rows in memory at a time. */
const rowsPerPage = 2000;

interface Page {
  readonly fields: readonly { readonly name: string }[];
  readonly rows: readonly Readonly<Record<string, string | null>>[];
}

/**
 * The rows of a statement as a CSV file, page by page of a cursor, with the names of its columns as headings.
 * @param sql selects texts and no two columns of one name
 * @param onRows called with the number of rows of each page
 */
export async function* readRows(
  transaction: Knex.Transaction,
  sql: string,
  onRows: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  await transaction.raw(`declare pack_rows no scroll cursor for ${sql}`);
  let isFirst = true;
  for (;;) {
    const { fields, rows } = await transaction.raw<Page>(`fetch forward ${rowsPerPage} from pack_rows`);
    const names = fields.map(({ name }) => name);
    const head = isFirst ? csvHead(names) : '';
    isFirst = false;
    yield encoder.encode(head + csvRows(rows.map((row) => names.map((name) => row[name]))));
    onRows(rows.length);
    if (rows.length < rowsPerPage) break;
  }
  await transaction.raw('close pack_rows');
}
