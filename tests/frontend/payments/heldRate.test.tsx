import { screen, waitFor, within } from '@testing-library/react';
import { makerRole, paymentDetails, viewerRole } from '../support/data';
import { decidable, request } from '../support/paymentToDecide';
import { hansa } from '../support/paymentForm';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const rate = (heldUntil: string) => ({
  __typename: 'payment_held_rates',
  id: 'p-1',
  sellCurrency: 'GBP',
  sellAmount: '10890.48',
  rate: '1.1432',
  heldUntil,
});
const held = rate('2099-11-23T14:05:00Z');
const over = rate('2020-11-23T14:05:00Z');

function serve(change: object, role = makerRole) {
  serveSession({ role });
  onQuery('LikePayments', { payments: [] });
  const details = paymentDetails({ authorisationRequests: [request()], beneficiarySlice: hansa, ...change });
  onQuery('PaymentToDecide', { payments_by_pk: decidable(details), paymentsYouCanAuthorise: [] });
  onQuery('PaymentHistory', { payments_by_pk: { __typename: 'payments', id: 'p-1', versions: [] } });
  onQuery('payment', { payments_by_pk: details, paymentsYouCanAuthorise: [] });
}

test('a held rate is shown with its expiry in London and with what is sold', async () => {
  serve({ heldRate: held });
  renderPortal('/account/payments/p-1');
  const text = 'Rate 1.1432 held until 14:05 London time. 10,890.48 GBP is sold when the payment is approved.';
  expect(await screen.findByText(text)).toBeVisible();
});

test('an expired rate says what can be done, and a new one is held for the same currency', async () => {
  serve({ heldRate: over, version: 3 });
  const sent = onMutation('holdPaymentRate', { result: { paymentId: 'p-1', expiresAt: held.heldUntil } });
  const { user } = renderPortal('/account/payments/p-1');
  expect(await screen.findByText(/^Rate 1.1432 was held until 14:05 London time. The payment cannot/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hold a new rate' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toEqual({ paymentId: 'p-1', version: 3, sellCurrency: 'GBP' });
});

test('a rate is let go in the version that is shown', async () => {
  serve({ heldRate: held, version: 2 }, viewerRole);
  const sent = onMutation('releasePaymentRate', { result: { paymentId: 'p-1' } });
  const { user } = renderPortal('/account/payments/p-1');
  await user.click(await screen.findByRole('button', { name: 'Let the rate go' }));
  await waitFor(() => expect(sent[0]?.variables).toEqual({ paymentId: 'p-1', version: 2 }));
  expect(screen.queryByRole('button', { name: 'Hold a new rate' })).toBeNull();
});

test('the maker chooses the balance to pay from, not the payment’s own currency', async () => {
  serve({});
  const sent = onMutation('holdPaymentRate', { result: { paymentId: 'p-1', expiresAt: held.heldUntil } });
  const { user } = renderPortal('/account/payments/p-1');
  const field = await screen.findByRole('combobox', { name: /Pay from the balance in/ });
  const choose = async (code: string) => {
    await user.click(field);
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: new RegExp(`^${code}`) }));
  };
  const button = screen.getByRole('button', { name: 'Hold this rate until it is approved' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await choose('EUR');
  expect(screen.getByText('The payment is in this currency. Choose the currency that you sell.')).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await choose('GBP');
  await user.click(button);
  await waitFor(() => expect(sent[0]?.variables).toMatchObject({ sellCurrency: 'GBP' }));
});

test.each([
  ['one that is paid from a conversion', { tccConversionId: 'c-1' }, makerRole],
  ['one that is sent', { status: 'ready_to_send', heldRate: held }, makerRole],
  ['one without a rate, to a viewer', {}, viewerRole],
])('%s shows no rate to hold', async (_what, change, role) => {
  serve(change, role);
  renderPortal('/account/payments/p-1');
  expect(await screen.findByText('Created by Maya Keller')).toBeVisible();
  expect(screen.queryByText('Exchange rate')).toBeNull();
});
