import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { conversionProgress } from '../../../domain/conversions/transitions';
import { noFilters } from '../../../frontend/src/features/conversions/list/filterTags';
import {
  conversionsVariables,
  type ConversionsFilter,
} from '../../../frontend/src/features/conversions/list/conversionsQuery';
import { conversionId, conversionRow, conversionTotal } from '../support/conversionRecord';
import { account, viewerRole } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

function serveConversions(count: number, rows = [conversionRow()], change = {}) {
  serveSession(change);
  const totals = [
    conversionTotal('awaiting_funds', count - 2, '12000.00'),
    conversionTotal('closed', 2, '300.50', 'EUR'),
  ];
  onQuery('ConversionTotals', { totals: count > 0 ? totals : [] });
  return onQuery('conversions', { conversions: rows });
}

const filter: ConversionsFilter = {
  accountId: 'a',
  status: '',
  shortReference: '',
  ...noFilters,
  page: 1,
  sort: { key: 'created', isDescending: true },
};

test('no filter finds every conversion, newest first', () => {
  expect(conversionsVariables(filter)).toEqual({
    args: {
      account_id: 'a',
      reference_pattern: null,
      converted_from: null,
      converted_to: null,
      created_from: null,
      created_before: null,
      settled_from: null,
      settled_before: null,
      bought: null,
      sold: null,
      buy_from: null,
      buy_to: null,
      sell_from: null,
      sell_to: null,
    },
    statuses: conversionProgress,
    created: 'desc',
    limit: 15,
    offset: 0,
  });
});

test('each filter becomes its variable; days of moments are whole days of the browser', () => {
  const variables = conversionsVariables({
    ...filter,
    status: 'closed',
    shortReference: ' 2026_1 ',
    page: 3,
    conversionDateFrom: '2026-11-01',
    conversionDateTo: '2026-11-02',
    createdFrom: '2026-11-03',
    createdTo: '2026-11-03',
    settlementFrom: '2026-11-05',
    settlementTo: '2026-11-30',
    buyCurrency: 'EUR',
    sellCurrency: 'GBP',
    buyAmountFrom: '1',
    buyAmountTo: '2',
    sellAmountFrom: '3',
    sellAmountTo: '4',
    sort: { key: 'created', isDescending: false },
  });
  const day = (date: string) => new Date(`${date}T00:00`).toISOString();
  expect(variables).toEqual({
    args: {
      account_id: 'a',
      reference_pattern: '%2026\\_1%',
      converted_from: '2026-11-01',
      converted_to: '2026-11-02',
      created_from: day('2026-11-03'),
      created_before: day('2026-11-04'),
      settled_from: day('2026-11-05'),
      settled_before: day('2026-12-01'),
      bought: 'EUR',
      sold: 'GBP',
      buy_from: '1',
      buy_to: '2',
      sell_from: '3',
      sell_to: '4',
    },
    statuses: ['closed'],
    created: 'asc',
    limit: 15,
    offset: 30,
  });
});

test('conversions are a table with the total', async () => {
  const calls = serveConversions(31);
  renderPortal('/account/conversions');
  const table = await screen.findByRole('table', { name: 'Conversions' });
  expect(within(table).getByRole('link', { name: 'GBP to EUR' })).toHaveAttribute(
    'href',
    `/account/conversions/${conversionId}`,
  );
  for (const text of ['20261121-ABCDEF', '25 Nov 2026', 'Awaiting funds']) {
    expect(within(table).getByText(text)).toBeInTheDocument();
  }
  expect(table).toHaveTextContent('12,000.00 GBP');
  expect(table).toHaveTextContent('14,849.64 EUR');
  expect(await screen.findByText('31 conversions · sold 12,000.00 GBP')).toBeVisible();
  expect(calls[0]?.variables).toMatchObject({ args: { account_id: account.id }, limit: 15, offset: 0 });
});

test('status, reference, filters and page are in the address; a new filter returns to the first page', async () => {
  const calls = serveConversions(31);
  const { user } = renderPortal('/account/conversions');
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  expect(address()).toBe('/account/conversions?page=3');
  await user.click(screen.getByRole('button', { name: 'Closed 2' }));
  expect(address()).toBe('/account/conversions?status=closed');
  await user.type(screen.getByRole('searchbox', { name: 'Search conversions' }), 'abc');
  await waitFor(() => expect(address()).toBe('/account/conversions?status=closed&shortReference=abc'));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({ args: { reference_pattern: '%abc%' }, statuses: ['closed'] }),
  );
});

test('the filters are applied together, shown as tags, and refuse a range that ends before it begins', async () => {
  serveConversions(31);
  const { user } = renderPortal('/account/conversions?advancedSearch=true&sellCurrency=GBP');
  const from = await screen.findByRole('textbox', { name: 'Sold amount from' });
  await user.type(from, '200');
  await user.type(screen.getByRole('textbox', { name: 'Sold amount to' }), '100');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  expect(await screen.findByText('This is less than the smallest amount.')).toBeVisible();
  await user.clear(from);
  await user.type(from, '50');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(address()).toContain('sellAmountFrom=50.00&sellAmountTo=100.00'));
  for (const text of ['Sold GBP', 'Sold at least 50.00', 'Sold at most 100.00']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('a row changes in place, and a new one waits until it is asked for', async () => {
  serveConversions(1);
  const { live } = renderPortal('/account/conversions');
  const table = await screen.findByRole('table', { name: 'Conversions' });
  const arrived = conversionRow({ status: 'funds_arrived' });
  const another = conversionRow({ id: '00000000-0000-4000-8000-00000000c002', short_reference: '20261123-ZZZZZZ' });
  act(() => live.publish('ConversionsLive', { conversions: [another, arrived] }));
  expect(await within(table).findByText('Funds arrived')).toBeVisible();
  expect(screen.getByText(/1 new conversion/)).toBeVisible();
  expect(screen.queryByText('20261123-ZZZZZZ')).toBeNull();
});

test('an empty list says what will be here; only who may convert is offered a conversion', async () => {
  serveConversions(0, [], { role: viewerRole });
  renderPortal('/account/conversions');
  expect(await screen.findByText('The conversions of this account will be listed here.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New conversion' })).toBeNull();
});

test('a conversion that the provider has not confirmed yet is said above the list, until it is there', async () => {
  serveConversions(31);
  const { live } = renderPortal('/account/conversions');
  await screen.findByRole('table', { name: 'Conversions' });
  const booking = {
    __typename: 'conversions',
    id: '00000000-0000-4000-8000-00000000c101',
    createdAt: '2026-11-23T09:00:00Z',
    createdById: 'maker',
    creator: { __typename: 'colleagues', id: 'maker', first_name: 'Maya', last_name: 'Keller' },
    quote: null,
  };
  act(() => live.publish('ConversionsBeingBooked', { conversions: [booking] }));
  expect(await screen.findByText('A conversion is being booked')).toBeVisible();
  expect(screen.getByText(/^By Maya Keller, 23 Nov 2026/)).toBeVisible();
  const quote = {
    __typename: 'quotes',
    id: '00000000-0000-4000-8000-00000000c401',
    buyCurrency: 'EUR',
    sellCurrency: 'GBP',
    clientBuyAmount: '14849.64',
    clientSellAmount: '12000.00',
  };
  act(() => live.publish('ConversionsBeingBooked', { conversions: [{ ...booking, quote }] }));
  expect(await screen.findByText(/^12,000.00 GBP to 14,849.64 EUR by Maya Keller/)).toBeVisible();
  act(() => live.publish('ConversionsBeingBooked', { conversions: [] }));
  await waitFor(() => expect(screen.queryByText('A conversion is being booked')).toBeNull());
});

test('the maker is told of a conversion that was not booked, with one click to the new price', async () => {
  serveConversions(31);
  const { live } = renderPortal('/account/conversions');
  await screen.findByRole('table', { name: 'Conversions' });
  const quote = {
    __typename: 'quotes',
    id: '00000000-0000-4000-8000-00000000c401',
    buyCurrency: 'EUR',
    sellCurrency: 'GBP',
    fixedSide: 'sell',
    clientBuyAmount: '14849.64',
    clientSellAmount: '12000.00',
  };
  const id = '00000000-0000-4000-8000-00000000c101';
  const ended = { __typename: 'conversions', id, errorMessage: 'This quote has expired. Ask for a new one.', quote };
  act(() => live.publish('ConversionsNotBooked', { conversions: [ended] }));
  expect(await screen.findByText('A conversion was not booked. Nothing was converted.')).toBeVisible();
  expect(screen.getByText(/^12,000.00 GBP to 14,849.64 EUR: This quote has expired/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the new price' })).toHaveAttribute(
    'href',
    '/account/conversions/new?currency=GBP&buyCurrency=EUR&amount=12000.00&fixedSide=sell&priced=true',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('A conversion was not booked. Nothing was converted.')).toBeNull();
});
