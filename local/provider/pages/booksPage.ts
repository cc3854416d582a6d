import { createHash } from 'node:crypto';
import type { Answer } from '../http/endpoint';
import type { Books } from '../store/books';

const maxRows = 100;

const style = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1f2933 }
  table { border-collapse: collapse; width: 100%; margin-bottom: 2rem }
  th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid #d9dee4; vertical-align: top }
  td.amount { text-align: right; font-variant-numeric: tabular-nums }`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The books for a person to read: accounts and wallets, then the latest of everything. No script runs on it. */
export function booksPage(books: Books): Answer {
  const nameOf = (id: string) => books.get('account', id)?.account_name ?? id;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'`,
    },
    text: page(sections.map((section) => sectionText(section, books, nameOf)).join('')),
  };
}

type Cells = readonly (string | Money)[];
type NameOf = (accountId: string) => string;

/** A table of the page. */
interface Section {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: (books: Books, nameOf: NameOf) => Cells[];
}

const sections: readonly Section[] = [
  {
    title: 'Accounts',
    heads: ['Name', 'Reference', 'House', 'Status', 'Country', 'Id'],
    rows: (books, nameOf) =>
      first(books.all('account'), (row) => [
        row.account_name,
        row.short_reference,
        row.parent_account_id ? nameOf(row.parent_account_id) : '',
        row.status,
        row.country ?? '',
        row.id,
      ]),
  },
  {
    title: 'Balances',
    heads: ['Account', 'Currency', 'Amount'],
    rows: (books, nameOf) =>
      first(books.all('balance'), (row) => [nameOf(row.account_id), row.currency, money(row.amount)]),
  },
  {
    title: 'Latest payments',
    heads: ['Reference', 'Account', 'Date', 'Status', 'Amount', 'Currency', 'Text'],
    rows: (books, nameOf) =>
      latest(books.all('payment'), (row) => [
        row.short_reference,
        nameOf(row.account_id),
        row.payment_date,
        row.status,
        money(row.amount),
        row.currency,
        row.reference,
      ]),
  },
  {
    title: 'Latest conversions',
    heads: ['Reference', 'Account', 'Date', 'Status', 'Sold', '', 'Bought', '', 'Rate'],
    rows: (books, nameOf) =>
      latest(books.all('conversion'), (row) => [
        row.short_reference,
        nameOf(row.account_id),
        row.conversion_date.slice(0, 10),
        row.status,
        money(row.client_sell_amount),
        row.sell_currency,
        money(row.client_buy_amount),
        row.buy_currency,
        money(row.client_rate),
      ]),
  },
  {
    title: 'Latest transfers',
    heads: ['Reference', 'From', 'To', 'Status', 'Amount', 'Currency', 'Reason'],
    rows: (books, nameOf) =>
      latest(books.all('transfer'), (row) => [
        row.short_reference,
        nameOf(row.source_account_id),
        nameOf(row.destination_account_id),
        row.status,
        money(row.amount),
        row.currency,
        row.reason ?? '',
      ]),
  },
  {
    title: 'Latest transactions',
    heads: ['Created', 'Account', 'Action', 'Type', 'Status', 'Amount', 'Currency', 'Balance after'],
    rows: (books, nameOf) =>
      latest(books.all('transaction'), (row) => [
        row.created_at,
        nameOf(row.account_id),
        row.action,
        row.type,
        row.status,
        money(row.amount),
        row.currency,
        money(row.balance_amount ?? ''),
      ]),
  },
  {
    title: 'Latest requests for accounts',
    heads: ['Received', 'Reference', 'Name', 'Key'],
    rows: (books) =>
      latest(books.all('account_request'), (row) => [row.created_at, row.reference, row.account_name, row.key]),
  },
];

interface Money {
  readonly amount: string;
}

const money = (amount: string): Money => ({ amount });

function first<T>(rows: Iterable<T>, cells: (row: T) => Cells): Cells[] {
  const shown: Cells[] = [];
  for (const row of rows) {
    if (shown.length === maxRows) break;
    shown.push(cells(row));
  }
  return shown;
}

/** The rows entered last, newest first. Only these are held in memory. */
function latest<T>(rows: Iterable<T>, cells: (row: T) => Cells): Cells[] {
  const last: T[] = [];
  let count = 0;
  for (const row of rows) {
    last[count % maxRows] = row;
    count += 1;
  }
  const inOrder = [...last.slice(count % maxRows), ...last.slice(0, count % maxRows)];
  return (count < maxRows ? last : inOrder).map(cells).reverse();
}

function sectionText({ title, heads, rows }: Section, books: Books, nameOf: NameOf): string {
  const head = heads.map((text) => `<th scope="col">${escape(text)}</th>`).join('');
  const body = rows(books, nameOf).map((row) => `<tr>${row.map(cell).join('')}</tr>`);
  return `<h2>${escape(title)}</h2><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
}

function cell(value: string | Money): string {
  return typeof value === 'string' ? `<td>${escape(value)}</td>` : `<td class="amount">${escape(value.amount)}</td>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Provider simulator</title><style>${style}</style></head>
<body><h1>Provider simulator</h1>${body}</body></html>`;
}
