import { screen, waitFor, within } from '@testing-library/react';
import { payee, paymentDetails } from '../support/data';
import { delivery, fill, hansa, paymentDates, serveForm } from '../support/paymentForm';
import { renderPortal } from '../support/renderPortal';
import { holdQuery, onQuery, refuseQuery } from '../support/server';

const christmas = { '2026-12-25': 'Christmas Day', '2026-12-26': 'No trading on Saturday' };
const field = () => screen.findByRole('textbox', { name: 'Payment date' });
const review = () => screen.getByRole('button', { name: 'Review payment' });

async function typeDate({ user }: Pick<ReturnType<typeof renderPortal>, 'user'>, text: string) {
  await user.clear(await field());
  await user.type(await field(), text);
}

test('without a beneficiary the provider is not asked for dates; with one it is asked from today on, once', async () => {
  serveForm();
  const asked = onQuery('PaymentDates', paymentDates());
  const { user } = renderPortal('/account/payments/new');
  await screen.findByRole('combobox', { name: 'Beneficiary' });
  expect(asked).toEqual([]);
  await fill(user, '100');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.variables).toEqual({ currency: 'EUR', startDate: '2026-11-23' });
});

test('a bank holiday cannot be chosen in the calendar, which says why', async () => {
  serveForm();
  onQuery('PaymentDates', paymentDates('2026-11-23', christmas));
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(await field());
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  const closed = await screen.findByRole('button', { name: '25 December 2026, banks are closed (Christmas Day)' });
  expect(closed).toBeDisabled();
  expect(screen.getByRole('button', { name: '26 December 2026, banks are closed at the weekend' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /24 December 2026/ })).toBeEnabled();
});

test('a typed bank holiday is refused at its field, and stays as typed', async () => {
  serveForm();
  onQuery('PaymentDates', paymentDates('2026-11-23', christmas));
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await typeDate({ user }, '25 Dec 2026');
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription('25 December 2026: banks are closed (Christmas Day)'),
  );
  expect(screen.getByText('100.00 EUR to Hansa Metall GmbH; no approvals needed.')).toBeVisible();
  await user.click(review());
  const link = 'Payment date: No payment can be made on this day: banks are closed (Christmas Day).';
  expect(await screen.findByRole('button', { name: link })).toBeVisible();
  expect(await field()).toHaveValue('25 Dec 2026');
});

test('the date is the first possible one until the user chooses another', async () => {
  serveForm();
  onQuery('PaymentDates', ({ currency }: Record<string, unknown>) =>
    paymentDates(currency === 'EUR' ? '2026-11-24' : '2026-11-26'),
  );
  const zeta = payee({ name: 'Zeta', currency: 'USD' });
  onQuery('Payees', { beneficiary_information_slice: [hansa, zeta] });
  const { user } = renderPortal('/account/payments/new');
  expect(await field()).toHaveValue('23 Nov 2026');
  await fill(user, '100');
  await waitFor(async () => expect(await field()).toHaveValue('24 Nov 2026'));
  expect(await field()).not.toHaveAccessibleDescription(/bank holidays/);
  await typeDate({ user }, '25 Nov 2026');
  await user.click(screen.getByRole('combobox', { name: 'Beneficiary' }));
  await user.click(await screen.findByRole('option', { name: /^Zeta/ }));
  await user.click(await field());
  await screen.findByRole('button', { name: /27 November 2026/ });
  expect(await field()).toHaveValue('25 Nov 2026');
});

test('the stored date of a payment that is changed stays', async () => {
  serveForm();
  onQuery('PaymentDates', paymentDates('2026-11-25'));
  const stored = paymentDetails({ paymentDate: '2026-11-24', status: 'new', tccPaymentId: null });
  onQuery('EditablePayment', { payments_by_pk: { ...stored, beneficiarySlice: hansa } });
  const asked = onQuery('PaymentDelivery', delivery('2026-11-24'));
  renderPortal('/account/payments/p-1/edit');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await field()).toHaveValue('24 Nov 2026');
});

test('where the provider cannot be asked, weekends are left out and the form says so', async () => {
  serveForm();
  refuseQuery('PaymentDates', 'The provider cannot be reached.', { code: 'provider_unavailable' });
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  const note = 'We could not check for bank holidays. Only weekends are left out.';
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(note));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(review());
  expect(await screen.findByRole('button', { name: 'Send payment' })).toBeEnabled();
});

test('the holidays of one currency do not count for another while that is asked', async () => {
  serveForm();
  onQuery('PaymentDates', paymentDates('2026-11-23', { '2026-11-25': 'Feast' }));
  const zeta = payee({ name: 'Zeta', currency: 'USD' });
  onQuery('Payees', { beneficiary_information_slice: [hansa, zeta] });
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await typeDate({ user }, '25 Nov 2026');
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Feast/));
  const held = holdQuery('PaymentDates', paymentDates());
  await user.click(screen.getByRole('combobox', { name: 'Beneficiary' }));
  await user.click(await screen.findByRole('option', { name: /^Zeta/ }));
  expect(await field()).not.toHaveAccessibleDescription(/Feast/);
  await waitFor(() => expect(held.calls).toHaveLength(1));
  expect(await field()).not.toHaveAccessibleDescription(/Feast/);
  held.release();
});

test('the review says when the payment arrives', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(review());
  const summary = within(await screen.findByRole('region', { name: 'This payment' }));
  expect(await summary.findByText('Tuesday 24 November')).toBeVisible();
});
