import Big from 'big.js';
import type { Knex } from 'knex';
import { control } from './stack';

type Row = Readonly<Record<string, unknown>>;
type Books = Readonly<Record<string, readonly Row[]>>;

/** What is compared of a record: its status, its amounts and when the provider last changed it. */
interface Compared {
  readonly book: string;
  readonly table: string;
  readonly fields: readonly string[];
  /** Which of the provider's records belong to our accounts, by the provider's account that they name. */
  readonly isOurs: (record: Row, ours: ReadonlySet<unknown>) => boolean;
}

const ofAccount: Compared['isOurs'] = ({ account_id }, ours) => ours.has(account_id);

const kinds: readonly Compared[] = [
  { book: 'balances', table: 'balances', fields: ['currency', 'amount', 'updated_at'], isOurs: ofAccount },
  {
    book: 'payments',
    table: 'tcc_payments',
    fields: ['status', 'amount', 'currency', 'updated_at'],
    isOurs: ofAccount,
  },
  {
    book: 'conversions',
    table: 'tcc_conversions',
    fields: ['status', 'client_buy_amount', 'client_sell_amount', 'updated_at'],
    isOurs: ofAccount,
  },
  { book: 'transfers', table: 'tcc_transfers', fields: ['status', 'amount', 'updated_at'], isOurs: () => true },
  {
    book: 'transactions',
    table: 'tcc_transactions',
    fields: ['status', 'type', 'amount', 'balance_amount', 'updated_at'],
    isOurs: ofAccount,
  },
];

/**
 * Compares the mirrors with the simulator's books, record by record, and our own rows with the mirrors.
 * @returns a line for each difference; none when they agree
 */
export async function mirrorDifferences(database: Knex): Promise<string[]> {
  const books = await control<Books>('books');
  const ours = new Set<unknown>(await database('accounts').whereNotNull('tccAccountId').pluck('tccAccountId'));
  const differences: string[] = [];
  for (const kind of kinds) {
    const theirs = (books[kind.book] ?? []).filter((record) => kind.isOurs(record, ours));
    const mirrored = new Map((await database<Row>(kind.table).select()).map((row) => [row.id, row]));
    for (const record of theirs) {
      const found = mirrored.get(record.id);
      const [there, here] = [textOf(record, kind.fields), found ? textOf(found, kind.fields) : 'nothing'];
      if (there !== here) differences.push(`${kind.table} ${String(record.id)}: ${here}, at the provider ${there}`);
    }
    if (theirs.length !== mirrored.size) differences.push(`${kind.table}: ${mirrored.size} of ${theirs.length}`);
  }
  return [...differences, ...(await behindTheirMirror(database))];
}

/** Values as one text: whatever the form of an amount or a time. */
function textOf(row: Row, fields: readonly string[]): string {
  return fields.map((field) => `${field} ${plain(row[field])}`).join(', ');
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (value instanceof Date) return value.toISOString();
  const text = String(value);
  if (/^-?\d+(\.\d+)?$/.test(text)) return new Big(text).toFixed();
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text).toISOString() : text;
}

async function behindTheirMirror(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string; ours: string; theirs: string }[] }>(`
    select p.id, p.status as ours, m.status as theirs
    from payments p join tcc_payments m on m.id = p."tccPaymentId" where p.status <> m.status
    union all
    select c.id, c.status, m.status from conversions c join tcc_conversions m on m.id = c."tccConversionId"
    where c.status <> m.status
    union all
    select t.id, t.status, m.status from transfers t join tcc_transfers m on m.id = t."tccTransferId"
    where t.status <> m.status`);
  return rows.map(({ id, ours, theirs }) => `${id} is ${ours} and its mirror ${theirs}`);
}
