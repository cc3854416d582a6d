import { screen, waitFor } from '@testing-library/react';
import { payee, paymentDetails } from '../support/data';
import { fill, hansa, purposes, serveForm } from '../support/paymentForm';
import { renderPortal } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const shen = payee({ name: 'Shen', currency: 'CNY', bankCountry: 'CN', isRegular: true });
const codes = { goods: 'company', services: 'company', family: 'individual' };

/** The form with a beneficiary in China chosen. */
async function openChinese() {
  serveForm();
  onQuery('Payees', { beneficiary_information_slice: [hansa, shen] });
  const asked = onQuery('PurposeCodes', ({ currency }: Record<string, unknown>) =>
    purposes(currency === 'CNY' ? codes : {}),
  );
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(screen.getByRole('combobox', { name: 'Beneficiary' }));
  await user.click(await screen.findByRole('option', { name: /^Shen/ }));
  return { user, asked };
}

const field = () => screen.queryByRole('combobox', { name: 'Purpose code' });
const review = () => screen.getByRole('button', { name: 'Review payment' });

test('a purpose code is asked for only where the route demands one, from the list of the kind of payer', async () => {
  const { user, asked } = await openChinese();
  expect(field()).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Priority/ }));
  const box = await screen.findByRole('combobox', { name: 'Purpose code' });
  expect(box).toHaveAccessibleDescription('China asks what a payment in CNY is for.');
  await user.click(box);
  const options = await screen.findAllByRole('option', { name: /Payment of/ });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Payment of goods (goods)',
    'Payment of services (services)',
  ]);
  expect(asked.at(-1)?.variables).toMatchObject({ currency: 'CNY', bankCountry: 'CN' });
});

test('where it is demanded the payment is not reviewed without one, and the chosen one is sent', async () => {
  const { user } = await openChinese();
  await user.click(screen.getByRole('radio', { name: /Priority/ }));
  await screen.findByRole('combobox', { name: 'Purpose code' });
  await user.click(review());
  const link = 'Purpose code: A payment to this country must state a purpose code.';
  await user.click(await screen.findByRole('button', { name: link }));
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('combobox', { name: 'Purpose code' }));
  await user.click(await screen.findByRole('option', { name: /services/ }));
  await user.click(review());
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
  await waitFor(() => expect(created[0]?.variables.payment).toMatchObject({ purposeCode: 'services' }));
  await screen.findByRole('heading', { name: /Hansa/ });
});

test('a code that the payment no longer needs is not sent', async () => {
  const { user } = await openChinese();
  await user.click(screen.getByRole('radio', { name: /Priority/ }));
  await user.click(await screen.findByRole('combobox', { name: 'Purpose code' }));
  await user.click(await screen.findByRole('option', { name: /services/ }));
  await user.click(screen.getByRole('radio', { name: /Regular/ }));
  expect(field()).toBeNull();
  await user.click(review());
  expect(await screen.findByRole('button', { name: /^Send/ })).toBeVisible();
  expect(screen.queryByText('services')).toBeNull();
});

test('a stored code that is not on the list must be chosen anew', async () => {
  serveForm();
  onQuery('Payee', { beneficiary_information_slice: [shen] });
  onQuery('PurposeCodes', purposes(codes));
  const stored = { status: 'new', currency: 'CNY', paymentType: 'priority', purposeCode: 'family' };
  onQuery('EditablePayment', { payments_by_pk: { ...paymentDetails(stored), beneficiarySlice: shen } });
  const { user } = renderPortal('/account/payments/p-1/edit');
  await screen.findByRole('combobox', { name: 'Purpose code' });
  await user.click(review());
  expect(
    await screen.findByRole('button', { name: 'Purpose code: Choose a purpose code from the list.' }),
  ).toBeVisible();
});
