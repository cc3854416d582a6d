import { resolutionsOf, type Resolvable } from '../../../../domain/books/resolution';

const atProvider = (kind: string, status: string, reason: string | null = null): Resolvable => ({
  kind,
  side: 'provider',
  ourTable: null,
  status,
  reason,
});

test.each<[string, Resolvable, readonly string[]]>([
  ['a payment that has not left', atProvider('payment', 'ready_to_send'), ['adopt', 'explain', 'reverse']],
  ['a payment that has left', atProvider('payment', 'completed'), ['adopt', 'explain']],
  ['a transfer on its way', atProvider('transfer', 'pending', 'Payroll'), ['adopt', 'explain', 'reverse']],
  ['a transfer of client money', atProvider('transfer', 'completed', 'TOSAFEGUARDING GBP'), ['adopt', 'explain']],
  ['the transfer of a charge', atProvider('transfer', 'completed', 'Maintenance May 2026'), ['explain']],
  ['a payment in the words of a charge', atProvider('payment', 'completed', 'Maintenance May'), ['adopt', 'explain']],
  ['a conversion that awaits its funds', atProvider('conversion', 'awaiting_funds'), ['adopt', 'explain', 'reverse']],
  ['a conversion that is settled', atProvider('conversion', 'trade_settled'), ['adopt', 'explain']],
  ['a movement', atProvider('movement', 'completed'), ['explain']],
])('at the provider only: %s', (_what, difference, expected) => {
  expect(resolutionsOf(difference)).toEqual(expected);
});

test.each([
  ['payments', 'processing', ['explain', 'reverse']],
  ['conversions', 'trade_settled', ['explain']],
])('in our books only: %s that is %s', (ourTable, status, expected) => {
  expect(resolutionsOf({ kind: 'payment', side: 'ours', ourTable, status, reason: null })).toEqual(expected);
});
