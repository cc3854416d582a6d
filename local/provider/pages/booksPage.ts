import { createHash } from 'node:crypto';
import { type Answer } from '../http/endpoint';
import { type Books } from '../store/books';

const mostRows = 100;

const style = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1f2933 }
  table { border-collapse: collapse; width: 100%; margin-bottom: 2rem }
  th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid #d9dee4; vertical-align: top }
  td.amount { text-align: right; font-variant-numeric: tabular-nums }`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The books for a person to read: wallets, then the latest payments and transactions. No script runs on it. */
export function booksPage(books: Books): Answer {
  const accountName = (id: string) => books.get('account', id)?.account_name ?? id;
  const sections = [
    section(
      'Balances',
      ['Account', 'Currency', 'Amount'],
      books.list('balance').map((row) => [accountName(row.account_id), row.currency, money(row.amount)]),
    ),
    section(
      'Latest payments',
      ['Reference', 'Account', 'Date', 'Status', 'Amount', 'Currency', 'Text'],
      latest(books.list('payment')).map((row) => [
        ...[row.short_reference, accountName(row.account_id), row.payment_date, row.status],
        ...[money(row.amount), row.currency, row.reference],
      ]),
    ),
    section(
      'Latest transactions',
      ['Created', 'Account', 'Action', 'Type', 'Status', 'Amount', 'Currency', 'Balance after'],
      latest(books.list('transaction')).map((row) => [
        ...[row.created_at, accountName(row.account_id), row.action, row.type, row.status],
        ...[money(row.amount), row.currency, money(row.balance_amount ?? '')],
      ]),
    ),
  ];
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'`,
    },
    text: page(sections.join('')),
  };
}

interface Money {
  readonly amount: string;
}

const money = (amount: string): Money => ({ amount });
const latest = <T>(rows: readonly T[]): T[] => rows.slice(-mostRows).reverse();

function section(title: string, heads: readonly string[], rows: readonly (readonly (string | Money)[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escape(text)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  return `<h2>${escape(title)}</h2><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
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
