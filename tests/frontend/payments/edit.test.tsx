import { screen, waitFor } from '@testing-library/react';
import { account, makerRole, paymentDetails } from '../support/data';
import { hansa, serveForm } from '../support/paymentForm';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const details = (change = {}) =>
  paymentDetails({ paymentType: 'priority', chargeType: 'ours', beneficiarySlice: hansa, ...change });

test('changing a payment starts with its values and sends all of them', async () => {
  serveSession({ role: makerRole });
  onQuery('payment', { payments_by_pk: details(), paymentsYouCanAuthorise: [] });
  onQuery('EditablePayment', { payments_by_pk: details() });
  serveForm({ organisation_payment_auth_rule: [], exchange_rates: [] });
  const sent = onMutation('updatePayment', {
    result: {
      __typename: 'PaymentResult',
      id: 'p-1',
      status: 'awaiting_authorisation',
      authorisationsRequired: 1,
      errorCode: null,
      errorMessage: null,
    },
  });
  const { user } = renderPortal('/account/payments/p-1/edit');
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('12,450.00');
  await user.clear(amount);
  await user.type(amount, '500');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  await user.click(await screen.findByRole('button', { name: 'Send payment' }));
  await waitFor(() => expect(address()).toBe('/account/payments/p-1'));
  expect(sent[0]?.variables).toMatchObject({
    paymentId: 'p-1',
    payment: { amount: '500.00', chargeType: 'ours', beneficiaryId: hansa.beneficiaryId },
  });
  expect(sent[0]?.headers.get('x-account-id')).toBe(account.id);
});

test('a payment that was sent can no longer be changed', async () => {
  serveSession();
  onQuery('EditablePayment', { payments_by_pk: details({ status: 'completed', tccPaymentId: 't' }) });
  renderPortal('/account/payments/p-1/edit');
  expect(await screen.findByText('This payment can no longer be changed.')).toBeVisible();
});
