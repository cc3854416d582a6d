import { screen, waitFor, within } from '@testing-library/react';
import { foundArguments } from '../../../frontend/src/features/payments/list/foundPayments';
import { noFilters } from '../../../frontend/src/features/payments/list/filterTags';
import { account, payment, paymentTotal } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const colleague = (id: string, first_name: string) => ({
  __typename: 'colleagues',
  id,
  first_name,
  last_name: 'Keller',
});

function servePayments() {
  serveSession();
  onQuery('Colleagues', { colleagues: [colleague('ada', 'Ada'), colleague('maker', 'Maya')] });
  return {
    lists: onQuery('Payments', { payments: [payment()] }),
    totals: onQuery('PaymentTotals', { totals: [paymentTotal('awaiting_authorisation', 1)] }),
  };
}

const everyFilter =
  'dateFrom=2026-11-01&dateTo=2026-11-30&currency=EUR&amountFrom=100.00&amountTo=200.00&createdBy=ada&advancedSearch=true';

const argumentsOfEvery = {
  dated_from: '2026-11-01',
  dated_to: '2026-11-30',
  currency_code: 'EUR',
  amount_from: '100.00',
  amount_to: '200.00',
  creator_id: 'ada',
};

test.each([
  ['hansa', { search_pattern: '%hansa%', search_amount: null, other_amount: null }],
  ['12,450', { search_pattern: '%12,450%', search_amount: '12450', other_amount: null }],
  [' 12450.00 ', { search_pattern: '%12450.00%', search_amount: '12450.00', other_amount: null }],
  ['12.450', { search_amount: '12450', other_amount: '12.450' }],
  ['INV-12450', { search_amount: null, other_amount: null }],
  ['  ', { search_pattern: null, search_amount: null, other_amount: null }],
])('the search %j asks for texts and amounts', (search, expected) => {
  expect(foundArguments({ ...noFilters, accountId: 'a', search })).toMatchObject(expected);
});

test('the filters of the address are those of the list and of its totals, and are shown', async () => {
  const { lists, totals } = servePayments();
  renderPortal(`/account/payments?${everyFilter}`);
  const tags = await screen.findByRole('group', { name: 'Filters that are set' });
  expect(await within(tags).findByRole('button', { name: 'Remove: Created by Ada Keller' })).toBeVisible();
  expect(
    within(tags)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'From 1 Nov 2026',
    'To 30 Nov 2026',
    'EUR',
    'At least 100.00',
    'At most 200.00',
    'Created by Ada Keller',
    'Clear filters',
  ]);
  expect(screen.getByRole('textbox', { name: 'Payment date from' })).toHaveValue('1 Nov 2026');
  expect(screen.getByRole('textbox', { name: 'Amount to' })).toHaveValue('200.00');
  // Her name comes with the people of the account.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Created by' })).toHaveValue('Ada Keller'));
  expect(lists[0]?.variables).toMatchObject({ args: argumentsOfEvery });
  expect(totals[0]?.variables).toEqual({
    args: {
      ...argumentsOfEvery,
      account_id: account.id,
      search_pattern: null,
      search_amount: null,
      other_amount: null,
    },
  });
});

test('filters apply together and return to the first page', async () => {
  const { lists } = servePayments();
  const { user } = renderPortal('/account/payments?page=3');
  const button = await screen.findByRole('button', { name: 'Filters' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(address()).toBe('/account/payments?page=3&advancedSearch=true');

  await user.type(screen.getByRole('textbox', { name: 'Amount from' }), '1k');
  await user.type(screen.getByRole('textbox', { name: 'Payment date from' }), '24 Nov 2026');
  await user.click(screen.getByRole('combobox', { name: 'Created by' }));
  await user.click(await screen.findByRole('option', { name: 'Me' }));
  expect(address()).toBe('/account/payments?page=3&advancedSearch=true');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() =>
    expect(new URLSearchParams(address().split('?')[1])).toEqual(
      new URLSearchParams('advancedSearch=true&dateFrom=2026-11-24&amountFrom=1000.00&createdBy=maker'),
    ),
  );
  await waitFor(() => expect(lists.at(-1)?.variables).toMatchObject({ args: { amount_from: '1000.00' }, offset: 0 }));
});

test.each([
  ['Payment date to', '1 Oct 2026', 'This is before the first day.'],
  ['Payment date to', 'soon', 'Enter a date such as 24 Nov 2026.'],
  ['Amount to', '99', 'This is less than the smallest amount.'],
  ['Amount to', 'much', 'You must provide a valid number for this field.'],
  ['Amount to', '100.001', 'Did you mean 100,001.00 or 100.00?'],
])('%s does not take %s', async (label, text, error) => {
  servePayments();
  const before = '/account/payments?dateFrom=2026-11-01&amountFrom=100.00&advancedSearch=true';
  const { user } = renderPortal(before);
  await user.type(await screen.findByRole('textbox', { name: label }), text);
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  expect(await screen.findByText('One field needs your attention')).toBeVisible();
  expect(screen.getByText(error)).toBeVisible();
  expect(address()).toBe(before);
});

test('a tag removes its filter, and "Clear filters" all of them; the search stays', async () => {
  servePayments();
  const { user } = renderPortal(`/account/payments?search=hansa&${everyFilter}`);
  await user.click(await screen.findByRole('button', { name: 'Remove: EUR' }));
  expect(address()).not.toContain('currency');
  expect(address()).toContain('amountFrom=100.00');
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/account/payments?search=hansa&advancedSearch=true');
  expect(screen.queryByRole('group', { name: 'Filters that are set' })).toBeNull();
});
