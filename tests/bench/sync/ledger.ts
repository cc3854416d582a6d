import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accounts } from '../../../seeds/demo/organisations';
import { rowId } from '../engine/dataset';

const spanMs = 539 * 24 * 3_600_000;
const began = Date.UTC(2025, 4, 30);

/** One line of a wallet, as the provider answers it. */
export interface LedgerLine {
  readonly id: string;
  readonly account_id: string;
  readonly amount: string;
  /** ISO; created, changed and completed at once. */
  readonly at: string;
}

/** Money that comes in over a year and a half, spread evenly over time and over the demo's accounts. */
export function ledgerLine(line: number, lines: number): LedgerLine {
  return {
    id: rowId('transaction', line),
    account_id: accounts[line % accounts.length]?.tccAccountId ?? '',
    amount: ((line % 997) + 1).toFixed(2),
    at: new Date(atOf(line, lines)).toISOString(),
  };
}

function atOf(line: number, lines: number): number {
  // Whole seconds, as the provider's clock has.
  return began + Math.floor(((line / lines) * spanMs) / 1000) * 1000;
}

/** A provider of nothing but lines, made up as they are asked for: it answers as fast as the network. */
export interface BareProvider {
  /** Base of its API. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Answers `transactions/find`; every other search is empty. */
export async function startLedger(lines: number): Promise<BareProvider> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer(pathname, searchParams, lines)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(pathname: string, parameters: URLSearchParams, lines: number): unknown {
  if (pathname === '/authenticate/api') return { auth_token: 'b'.repeat(32) };
  const [, resource = ''] = pathname.split('/');
  if (resource !== 'transactions') return { [resource]: [], pagination: { total_pages: 1, total_entries: 0 } };
  const first = firstSince(parameters.get('updated_at_from'), lines);
  const perPage = Number(parameters.get('per_page'));
  const from = first + (Number(parameters.get('page')) - 1) * perPage;
  const length = Math.max(0, Math.min(perPage, lines - from));
  return {
    transactions: Array.from({ length }, (_, index) => transaction(from + index, lines)),
    pagination: { total_pages: Math.ceil((lines - first) / perPage), total_entries: lines - first },
  };
}

function firstSince(since: string | null, lines: number): number {
  if (since === null) return 0;
  const guess = Math.floor(((Date.parse(since) - began) / spanMs) * lines);
  let line = Math.max(0, guess - 2);
  while (line < lines && atOf(line, lines) < Date.parse(since)) line += 1;
  return line;
}

function transaction(line: number, lines: number): Record<string, unknown> {
  const { at, ...rest } = ledgerLine(line, lines);
  return {
    ...rest,
    currency: 'GBP',
    type: 'credit',
    status: 'completed',
    action: 'manual_transaction',
    related_entity_type: 'inbound_funds',
    related_entity_id: rowId('payment', line),
    related_entity_short_reference: `IF-20260101-${line}`,
    created_at: at,
    updated_at: at,
    completed_at: at,
    settles_at: at,
  };
}
