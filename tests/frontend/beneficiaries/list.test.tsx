import { act, screen, waitFor, within } from '@testing-library/react';
import { account, aggregate, beneficiaryTag, lastPayment, payee } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const row = (change: Record<string, unknown> = {}) => ({
  ...payee(),
  createdAt: '2026-11-21T09:00:00+00:00',
  beneficiaryEntityType: 'company',
  ...change,
});
const hansa = row();
const thames = row({ name: 'Thames Logistics Ltd' });
const slices = (...rows: readonly object[]) => ({ beneficiary_information_slice: rows });
const named = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

function serve(...pages: readonly (readonly object[])[]) {
  serveSession();
  let reads = 0;
  const lists = onQuery('beneficiaries', () => slices(...(pages[Math.min(reads++, pages.length - 1)] ?? [])));
  const counts = onQuery('BeneficiaryCount', () => ({
    beneficiary_information_slice_aggregate: aggregate('beneficiary_information_slice', 30 + counts.length),
  }));
  return { lists, counts };
}

test('beneficiaries are a table with their number, by name', async () => {
  const { lists, counts } = serve([hansa, thames]);
  renderPortal('/account/beneficiaries?search=a');
  const table = await screen.findByRole('table', { name: 'Beneficiaries' });
  expect(within(table).getByRole('link', { name: 'Hansa Metall GmbH' })).toHaveAttribute(
    'href',
    `/account/beneficiaries/${hansa.beneficiaryId}`,
  );
  expect(screen.getByText('31 beneficiaries')).toBeVisible();
  expect(lists[0]?.variables).toMatchObject({
    accountId: account.id,
    pattern: '%a%',
    code: '%A%',
    name: 'asc',
    offset: 0,
  });
  expect(counts[0]?.variables).toEqual({ accountId: account.id, pattern: '%a%', code: '%A%', heldIn: '%' });
});

test('changed details take the place of the row, which is highlighted; older ones do not', async () => {
  serve([hansa, thames]);
  const animate = jest.spyOn(Element.prototype, 'animate');
  const { live } = renderPortal('/account/beneficiaries');
  await screen.findByRole('table', { name: 'Beneficiaries' });
  const edited = { ...hansa, id: 'edited', name: 'Hansa Stahl GmbH' };
  act(() => live.publish('BeneficiariesLive', slices({ ...edited, createdAt: '2026-11-20T09:00:00+00:00' }, thames)));
  expect(named('Hansa Metall')).toBeVisible();
  expect(animate).not.toHaveBeenCalled();
  act(() => live.publish('BeneficiariesLive', slices({ ...edited, createdAt: '2026-11-22T09:00:00+00:00' }, thames)));
  await waitFor(() => expect(named('Hansa Stahl')).toBeVisible());
  expect(screen.queryByText('Hansa Metall GmbH')).toBeNull();
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  await waitFor(() => expect(animate).toHaveBeenCalled());
});

test('a beneficiary that comes waits until it is asked for, and the number follows', async () => {
  const added = row({ name: 'Iberia SA' });
  const { lists } = serve([hansa, thames], [hansa, added, thames]);
  const { user, live } = renderPortal('/account/beneficiaries');
  await screen.findByText('31 beneficiaries');
  act(() => live.publish('BeneficiariesLive', slices(hansa, thames)));
  act(() => live.publish('BeneficiariesLive', slices(hansa, added, thames)));
  const show = await screen.findByRole('button', { name: '1 new beneficiary – show' });
  expect(await screen.findByText('32 beneficiaries')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.click(show);
  await waitFor(() => expect(named('Iberia')).toBeVisible());
  expect(lists).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /new beneficiary –/ })).toBeNull();
});

test('a deleted beneficiary stays in its place, faded', async () => {
  serve([hansa, thames]);
  const { live } = renderPortal('/account/beneficiaries');
  await screen.findByRole('table', { name: 'Beneficiaries' });
  act(() => live.publish('BeneficiariesLive', slices(thames)));
  await waitFor(() => expect(named('Hansa')).toHaveAttribute('data-gone', 'true'));
  expect(named('Thames')).not.toHaveAttribute('data-gone', 'true');
});

test('the order has a select for phones, and is in the address', async () => {
  const { lists } = serve([hansa]);
  const { user } = renderPortal('/account/beneficiaries?page=2');
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Name, ascending');
  await user.selectOptions(order, 'Currency, descending');
  expect(address()).toBe('/account/beneficiaries?sort=-currency');
  await waitFor(() => expect(lists.at(-1)?.variables).toMatchObject({ currency: 'desc', name: 'asc', offset: 0 }));
});

test('an empty list offers the action that fills it; a search without matches offers to clear it', async () => {
  serve([]);
  const { user } = renderPortal('/account/beneficiaries?search=nobody');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(address()).toBe('/account/beneficiaries');
  expect(await screen.findByText(/will be listed here/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New beneficiary' })).toHaveLength(2);
});

test('a code is searched for bare, however it is grouped', async () => {
  const { lists } = serve([hansa]);
  renderPortal('/account/beneficiaries?search=de89%203704-0044');
  await screen.findByRole('table', { name: 'Beneficiaries' });
  expect(lists[0]?.variables).toMatchObject({ pattern: '%de89 3704-0044%', code: '%DE8937040044%' });
});

test('the currency is a filter of the list, of its live query and of its number', async () => {
  const { lists, counts } = serve([hansa]);
  const { user } = renderPortal('/account/beneficiaries?currency=EUR');
  await screen.findByRole('table', { name: 'Beneficiaries' });
  expect(lists[0]?.variables).toMatchObject({ heldIn: 'EUR', pattern: '%%' });
  expect(counts[0]?.variables).toMatchObject({ heldIn: 'EUR' });
  await user.click(screen.getByRole('button', { name: 'Remove: EUR' }));
  await waitFor(() => expect(lists.at(-1)?.variables).toMatchObject({ heldIn: '%' }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByRole('option', { name: /USD/ }));
  expect(address()).toBe('/account/beneficiaries?advancedSearch=true&currency=USD');
});

test('a row shows tags and the last payment; a beneficiary that was not paid for a year is marked', async () => {
  const { beneficiaryId } = hansa;
  const used = (change: object) => row({ beneficiaryId, beneficiary: { ...(hansa.beneficiary as object), ...change } });
  const tags = [beneficiaryTag(beneficiaryId, 'rent')];
  serve([used({ tags, lastPayment: lastPayment(beneficiaryId, '2026-11-02') })]);
  renderPortal('/account/beneficiaries');
  expect(await screen.findByText('rent')).toBeVisible();
  expect(named('Hansa')).toHaveTextContent('2 Nov 2026');
  expect(screen.queryByText('Not paid for 12 months')).toBeNull();
});
