import * as conversions from '../../../frontend/src/features/conversions/list/filterTags';
import * as payments from '../../../frontend/src/features/payments/list/filterTags';
import * as transfers from '../../../frontend/src/features/transfers/list/filterTags';

test('a list without filters names none', () => {
  expect(conversions.filterTags(conversions.noFilters)).toEqual([]);
  expect(payments.filterTags(payments.noFilters, [])).toEqual([]);
  expect(transfers.filterTags(transfers.noFilters, String)).toEqual([]);
});

test.each([
  ['conversionDateFrom', '2026-11-01', 'Converted from 1 Nov 2026'],
  ['conversionDateTo', '2026-11-30', 'Converted to 30 Nov 2026'],
  ['createdFrom', '2026-11-01', 'Created from 1 Nov 2026'],
  ['createdTo', '2026-11-30', 'Created to 30 Nov 2026'],
  ['settlementFrom', '2026-11-01', 'Settled from 1 Nov 2026'],
  ['settlementTo', '2026-11-30', 'Settled to 30 Nov 2026'],
  ['sellAmountFrom', '1000', 'Sold at least 1,000.00'],
  ['sellAmountTo', '1000', 'Sold at most 1,000.00'],
  ['buyAmountFrom', '1000', 'Bought at least 1,000'],
  ['buyAmountTo', '1000', 'Bought at most 1,000'],
])('of conversions: %s', (key, value, text) => {
  const currencies = { sellCurrency: 'GBP', buyCurrency: 'JPY' };
  const tags = conversions.filterTags({ ...conversions.noFilters, ...currencies, [key]: value });
  expect(tags).toHaveLength(3);
  expect(tags).toContainEqual({ key: 'buyCurrency', text: 'Bought JPY' });
  expect(tags).toContainEqual({ key: 'sellCurrency', text: 'Sold GBP' });
  expect(tags).toContainEqual({ key, text });
});

test.each([
  ['dateFrom', '2026-11-01', 'From 1 Nov 2026'],
  ['dateTo', '2026-11-30', 'To 30 Nov 2026'],
  ['currency', 'EUR', 'EUR'],
  ['createdBy', 'maker', 'Created by Maya Keller'],
  ['createdBy', 'gone', 'Created by gone'],
])('of payments: %s %s', (key, value, text) => {
  const people = [{ __typename: 'users' as const, id: 'maker', first_name: 'Maya', last_name: 'Keller' }];
  expect(payments.filterTags({ ...payments.noFilters, [key]: value }, people)).toEqual([{ key, text }]);
});

test.each([
  ['source', 'a-1', 'From Trading'],
  ['destination', 'a-1', 'To Trading'],
  ['currency', 'EUR', 'EUR'],
  ['createdAtFrom', '2026-11-01', 'Created from 1 Nov 2026'],
  ['createdAtTo', '2026-11-30', 'Created to 30 Nov 2026'],
  ['completedAtFrom', '2026-11-01', 'Completed from 1 Nov 2026'],
  ['completedAtTo', '2026-11-30', 'Completed to 30 Nov 2026'],
])('of transfers: %s', (key, value, text) => {
  const nameOf = (id: string) => (id === 'a-1' ? 'Trading' : id);
  expect(transfers.filterTags({ ...transfers.noFilters, [key]: value }, nameOf)).toEqual([{ key, text }]);
});

test.each([
  ['payments', payments.filterTags({ ...payments.noFilters, currency: 'JPY', amountFrom: '5', amountTo: '9' }, [])],
  [
    'transfers',
    transfers.filterTags({ ...transfers.noFilters, currency: 'JPY', amountFrom: '5', amountTo: '9' }, String),
  ],
])('the amounts of %s have the decimals of their currency', (_list, tags) => {
  expect(tags.map(({ text }) => text)).toEqual(['JPY', 'At least 5', 'At most 9']);
});
