import { findLivePayments } from '../../../../actions/payments/findLivePayments';
import type { ProviderClient } from '../../../../actions/provider/client';

type Filter = Parameters<ProviderClient['findPayments']>[0];

/** A provider with this many pages of 100 payments. */
function providerOf(pages: number) {
  const calls: Filter[] = [];
  const findPayments = (filter: Filter) => {
    calls.push(filter);
    const items = Array.from({ length: 100 }, (_, index) => ({ reference: `Rent ${filter.page}-${index}` }));
    return Promise.resolve({ items, totalPages: pages, totalEntries: pages * 100 });
  };
  return { calls, client: { findPayments } as unknown as ProviderClient };
}

const page = { page: 1, perPage: 15 };

test('without a reference one page is asked for', async () => {
  const { calls, client } = providerOf(9);
  const found = await findLivePayments(client, 'contact', { ...page, date: '2026-11-24', status: '' }, null);
  expect(found).toMatchObject({ totalPages: 9, totalEntries: 900, isPartial: false });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    page: 1,
    perPage: 15,
    onBehalfOf: 'contact',
    withDeleted: true,
    status: null,
    paymentDateFrom: '2026-11-24',
    paymentDateTo: '2026-11-24',
    order: 'created_at',
    orderAscDesc: 'desc',
  });
});

test.each([
  [1, 1, 1, false],
  [4, 4, 4, false],
  [5, 4, 4, true],
])('of %i pages, %i are searched for a reference', async (pages, asked, found, isPartial) => {
  const { calls, client } = providerOf(pages);
  const answer = await findLivePayments(client, 'contact', page, '-77');
  expect(calls.map(({ page: number }) => number)).toEqual(Array.from({ length: asked }, (_, index) => index + 1));
  expect(answer).toMatchObject({ totalEntries: found, totalPages: 1, isPartial });
});

test('what is found is given by pages', async () => {
  const { client } = providerOf(1);
  const answer = await findLivePayments(client, 'contact', { page: 2, perPage: 7 }, 'RENT 1-1');
  // 1-1 and 1-10 to 1-19.
  expect(answer).toMatchObject({ totalEntries: 11, totalPages: 2 });
  expect(answer.items.map(({ reference }) => reference)).toEqual(['Rent 1-16', 'Rent 1-17', 'Rent 1-18', 'Rent 1-19']);
});
