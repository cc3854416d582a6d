import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../../domain/messages';
import { filtersOf, isSameView, valuesOf } from '../../../frontend/src/features/payments/list/savedViews/viewFilters';
import { paymentsSearch } from '../../../frontend/src/shared/payments/paymentsSearch';
import { readSearch } from '../../../frontend/src/shared/searchParams';
import { payment, paymentTotal } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const view = (name: string, filters: object) => ({ __typename: 'saved_views', id: `v-${name}`, name, filters });
const failedInEuros = view('Failed in euros', { status: 'failed', currency: 'EUR' });

function open(path: string, views: object[] = [failedInEuros]) {
  serveSession();
  onQuery('PaymentTotals', { totals: [paymentTotal('failed', 1, '0.50')] });
  onQuery('Payments', { payments: [payment()] });
  onQuery('Colleagues', { colleagues: [] });
  const reads = onQuery('SavedViews', { saved_views: views });
  return { reads, ...renderPortal(path) };
}

const bar = () => screen.findByRole('group', { name: 'Saved views' });

test('a view sets its filters and no others, and is marked', async () => {
  const { user } = open('/account/payments?search=hansa&page=2');
  const button = within(await bar()).getByRole('button', { name: 'Failed in euros' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(address()).toBe('/account/payments?status=failed&currency=EUR');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Save these filters' })).toBeNull();
});

test('filters are saved under a name', async () => {
  const saved = onMutation('createSavedView', { createSavedView: { __typename: 'SavedView', id: 'v-1' } });
  const { user, reads } = open('/account/payments?status=failed&page=2', []);
  await user.click(within(await bar()).getByRole('button', { name: 'Save these filters' }));
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  expect(await screen.findByText(messages.fields.required)).toBeVisible();
  expect(saved).toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /^Name of the view/ }), ' Failed ');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved[0]?.variables).toEqual({
    list: 'payments',
    name: 'Failed',
    filters: [{ name: 'status', value: 'failed' }],
  });
  await waitFor(() => expect(reads).toHaveLength(2));
});

test('a name that is in use says so, and a refusal stands at the field', async () => {
  const { user } = open('/account/payments?status=failed');
  refuseMutation('createSavedView', 'You have 30 saved views. Delete one first.', { code: 'invalid_input' });
  await user.click(within(await bar()).getByRole('button', { name: 'Save these filters' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name of the view/ }), 'Failed in euros');
  expect(screen.getByText('A view of this name exists. It will be replaced.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('You have 30 saved views. Delete one first.')).toBeVisible();
});

test('the open view is deleted', async () => {
  const deleted = onMutation('deleteSavedView', { deleteSavedView: { __typename: 'SavedView', id: failedInEuros.id } });
  const { user, reads } = open('/account/payments?status=failed&currency=EUR');
  await user.click(within(await bar()).getByRole('button', { name: /^Delete the view/ }));
  await waitFor(() => expect(reads).toHaveLength(2));
  expect(deleted[0]?.variables).toEqual({ id: failedInEuros.id });
});

test('without views and filters there is nothing', async () => {
  open('/account/payments', []);
  await screen.findByRole('table', { name: 'Payments' });
  expect(screen.queryByRole('group', { name: 'Saved views' })).toBeNull();
});

test('a view keeps what is set, but for page and open filters', () => {
  const text = 'status=failed&page=3&advancedSearch=true&amountFrom=100';
  const filters = filtersOf(readSearch(paymentsSearch, new URLSearchParams(text)));
  expect(filters).toEqual({ status: 'failed', amountFrom: '100' });
  expect(valuesOf({ ...filters, old: 'x' })).toMatchObject({
    status: 'failed',
    amountFrom: '100',
    page: 1,
    search: '',
  });
  expect(isSameView({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
  expect(isSameView({ a: '1' }, { a: '1', b: '2' })).toBe(false);
});
