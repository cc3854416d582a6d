import { difference, formatAmount } from '../../../../domain/money/amount';
import { formatDay, formatInstant } from '../../ui/formatDate';
import type { Difference } from './booksQuery';

/** A fact of a record on each side; undefined where a side does not say it. */
export interface SideFact {
  readonly label: string;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}

type Side = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const money = (amount: unknown, currency: unknown): string | undefined =>
  text(amount) && text(currency) ? `${formatAmount(String(amount), String(currency))} ${String(currency)}` : undefined;

const day = (value: unknown): string | undefined => text(value) && formatDay(String(value).slice(0, 10));
const instant = (value: unknown): string | undefined => text(value) && formatInstant(String(value));
const sideOf = (value: unknown): Side => (value ?? {}) as Side;

/** How a fact is read from our row and from the provider's record. */
type Reader = readonly [
  label: string,
  ours: (side: Side) => string | undefined,
  theirs: (side: Side) => string | undefined,
];

const same = (label: string, name: string, theirs = name): Reader => [
  label,
  (side) => text(side[name]),
  (side) => text(side[theirs]),
];

const ofPayee = (label: string, name: string): Reader => [
  label,
  (side) => text(sideOf(side.payee)[name]),
  (side) => text(sideOf(side.payee)[name]),
];

const readers: readonly Reader[] = [
  [
    'Amount',
    (side) => money(side.amount, side.currency),
    (side) => money(side.amount, side.currency) ?? money(side.client_sell_amount, side.sell_currency),
  ],
  [
    'Bought',
    (side) => money(sideOf(side.bought).amount, sideOf(side.bought).currency),
    (side) => money(side.client_buy_amount, side.buy_currency),
  ],
  ['Date', (side) => day(side.date), (side) => day(side.payment_date) ?? day(side.conversion_date)],
  same('Status', 'status'),
  ofPayee('Payee', 'name'),
  ofPayee('IBAN', 'iban'),
  ofPayee('Account number', 'accountNumber'),
  ofPayee('Routing code', 'routingCodeValue1'),
  ofPayee('BIC', 'bicSwift'),
  ofPayee('Country of the bank', 'bankCountry'),
  ['From', (side) => text(side.source), (side) => text(side.source_account_id)],
  ['To', (side) => text(side.destination), (side) => text(side.destination_account_id)],
  same('Reference', 'reference'),
  same('Reason', 'reason'),
  same('Short reference', 'shortReference', 'short_reference'),
  ['Created', (side) => instant(side.createdAt), (side) => instant(side.created_at)],
  same('Key', 'key', 'unique_request_id'),
];

/** What our row and the provider's record say, fact by fact. */
export function sideFacts({ expected, found }: Pick<Difference, 'expected' | 'found'>): SideFact[] {
  return readers
    .map(([label, ours, theirs]) => ({ label, ours: ours(sideOf(expected)), theirs: theirs(sideOf(found)) }))
    .filter(({ ours, theirs }) => ours !== undefined || theirs !== undefined);
}

/** By how much a recorded charge differs from what it comes to: positive where too little was charged. */
export function chargedWrongly({ expected, found }: Pick<Difference, 'expected' | 'found'>): string | undefined {
  const [recorded, computed] = [sideOf(expected), sideOf(found)];
  return money(difference(String(computed.amount), String(recorded.amount)), computed.currency);
}

/** What a difference is about, in short: the amount of either side; of a charge, by how much it differs. */
export const amountOf = (differs: Pick<Difference, 'kind' | 'expected' | 'found'>): string | undefined => {
  if (differs.kind === 'charge') return chargedWrongly(differs);
  const [amount] = sideFacts(differs).filter(({ label }) => label === 'Amount');
  return amount?.theirs ?? amount?.ours;
};
