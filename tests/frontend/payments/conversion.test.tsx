import { cleanup, screen, waitFor } from '@testing-library/react';
import { paymentDetails } from '../support/data';
import { fill, hansa, serveForm } from '../support/paymentForm';
import { renderPortal } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000c7';
const conversion = {
  __typename: 'tcc_conversions',
  id,
  short_reference: '261121-7777',
  buy_currency: 'EUR',
  client_buy_amount: '12000.00',
  conversion_date: '2026-11-24',
  sell_currency: 'GBP',
  client_sell_amount: '9700.00',
};
const text = '12,000.00 EUR on 24 Nov 2026, 261121-7777';
const picker = () => screen.queryByLabelText('Linked conversion', { selector: 'input' });

function serve() {
  serveForm();
  return onQuery('LinkableConversions', { tcc_conversions: [conversion] });
}

const stored = (tccConversionId: string | null) =>
  onQuery('EditablePayment', {
    payments_by_pk: paymentDetails({ status: 'new', beneficiarySlice: hansa, tccConversionId }),
  });

test('an open conversion of the payment’s currency is chosen, reviewed and sent', async () => {
  const asked = serve();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(screen.getByText('More details'));
  await waitFor(() => expect(picker()).not.toBeNull());
  expect(asked[0]?.variables).toMatchObject({ currency: 'EUR' });
  await user.click(screen.getByRole('combobox', { name: 'Linked conversion' }));
  await user.click(await screen.findByRole('option', { name: text }));
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  expect(await screen.findByText(`9,700.00 GBP to ${text}`)).toBeVisible();
  onQuery('payment', { payments_by_pk: paymentDetails(), paymentsYouCanAuthorise: [] });
  const created = onMutation('createPayment', {
    result: {
      __typename: 'PaymentResult',
      id: 'p-1',
      status: 'processing',
      authorisationsRequired: 0,
      errorCode: null,
      errorMessage: null,
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(created[0]?.variables.payment).toMatchObject({ conversionId: id }));
  await screen.findByRole('heading', { name: /Hansa/ });
});

test('without an open conversion none is asked for', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(screen.getByText('More details'));
  expect(picker()).toBeNull();
});

test.each([
  ['new', '/account/payments/new'],
  ['changed', '/account/payments/p-1/edit'],
])('conversionId prefills a payment that is %s, and a bad one is ignored', async (_what, page) => {
  serve();
  stored(null);
  renderPortal(`${page}?beneficiary_id=${hansa.beneficiaryId}&conversionId=${id}`);
  await waitFor(() => expect(picker()).toHaveValue(text));
  cleanup();
  renderPortal(`${page}?beneficiary_id=${hansa.beneficiaryId}&conversionId=x`);
  await waitFor(() => expect(picker()).toHaveValue(''));
});

test('a linked conversion that is no longer open is said, and can be cleared', async () => {
  serve();
  stored('00000000-0000-4000-8000-0000000000c8');
  renderPortal('/account/payments/p-1/edit');
  await waitFor(() => expect(picker()).toHaveValue('A conversion that is not open in EUR'));
  expect(picker()).toHaveAccessibleDescription(/^The provider may refuse a payment from this conversion\./);
});
