import { screen, waitFor, within } from '@testing-library/react';
import { searchedReference } from '../../../frontend/src/features/payments/list/searchedReference';
import { secondAccount, slice } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery, refuseQuery } from '../support/server';

const tccPaymentId = '00000000-0000-4000-8000-0000000000f1';

const live = (change = {}) => ({
  __typename: 'LivePayment',
  tccPaymentId,
  paymentId: null,
  shortReference: '261118-LYCAHO001',
  amount: '12450.00',
  currency: 'EUR',
  reference: 'INV-77',
  reason: 'Invoice',
  status: 'completed',
  paymentDate: '2026-11-24',
  paymentType: 'priority',
  chargeType: 'shared',
  purposeCode: null,
  ultimateBeneficiaryName: null,
  invoiceNumber: null,
  invoiceDate: null,
  feeAmount: '0.00',
  feeCurrency: 'EUR',
  failureReason: null,
  reviewStatus: 'passed',
  estimatedArrival: null,
  transferredAt: null,
  createdAt: '2026-11-21T09:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  ...change,
});

const payee = {
  __typename: 'LivePaymentPayee',
  name: 'Hansa Metall GmbH',
  bankAccountHolderName: null,
  bankName: 'Commerzbank',
  bankCountry: 'DE',
  iban: 'DE89370400440532013000',
  accountNumber: null,
  bicSwift: 'COBADEFFXXX',
  routingCodeType1: null,
  routingCodeValue1: null,
  routingCodeType2: null,
  routingCodeValue2: null,
};

describe('the page of a payment at the provider', () => {
  const open = (change = {}) => {
    serveSession();
    const calls = onQuery('getLivePayment', {
      getLivePayment: { __typename: 'LivePaymentDetails', payment: live(change), payee },
    });
    renderPortal(`/account/payments/external/${tccPaymentId}`);
    return calls;
  };

  test('shows what the provider holds, and that it was not made here', async () => {
    const calls = open();
    expect(await screen.findByRole('heading', { name: '12,450.00 EUR to Hansa Metall GmbH' })).toBeVisible();
    expect(document.title).toBe('Payment 261118-LYCAHO001 at the provider · Corridor');
    expect(screen.getByText('Completed')).toBeVisible();
    expect(screen.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
    expect(screen.getByText(/was not made in Corridor/)).toBeVisible();
    // A fee of nothing is not one.
    expect(screen.queryByText("Provider's fee")).toBeNull();
    expect(screen.queryByText('Transferred')).toBeNull();
    expect(calls[0]?.variables).toEqual({ id: tccPaymentId });
  });

  test('links to our payment, and says why it failed', async () => {
    open({
      paymentId: 'p-1',
      status: 'failed',
      failureReason: 'Account closed.',
      transferredAt: '2026-11-22T11:30:00Z',
      feeAmount: '4.00',
      feeCurrency: 'GBP',
    });
    const link = await screen.findByRole('link', { name: 'Open the payment in Corridor' });
    expect(link).toHaveAttribute('href', '/account/payments/p-1');
    expect(screen.getByRole('alert')).toHaveTextContent('Account closed.');
    expect(screen.getByText('4.00 GBP')).toBeVisible();
    expect(screen.getByText('Transferred').nextSibling).toHaveTextContent(/^22 Nov 2026, /);
  });

  test('of another account, or of nothing, is not found', async () => {
    serveSession();
    refuseQuery('getLivePayment', 'This payment does not exist.', { code: 'payment_not_found' });
    renderPortal(`/account/payments/external/${tccPaymentId}`);
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
  });
});

describe('a search that matches nothing here', () => {
  const search = (text: string, payments: object[] = []) => {
    serveSession();
    onQuery('PaymentTotals', { totals: [] });
    onQuery('Payments', { payments: [] });
    onQuery('paymentByShortReference', { payments });
    return renderPortal(`/account/payments?search=${text}`);
  };
  const found = (payments: object[], change = {}) =>
    onQuery('searchLivePayments', {
      searchLivePayments: { __typename: 'LivePayments', totalPages: 1, isPartial: false, payments, ...change },
    });

  test('is made at the provider once the user asks for it', async () => {
    const ours = live({ tccPaymentId: 'second', paymentId: 'p-2', shortReference: '261118-OURS00001' });
    const calls = found([live(), ours], { isPartial: true });
    const { user } = search('INV-77');
    await user.click(await screen.findByRole('button', { name: 'Look at the provider' }));
    const table = await screen.findByRole('table', { name: 'Payments at the provider' });
    const linkOf = (name: string) => within(table).getByRole('link', { name }).getAttribute('href');
    expect(linkOf('261118-LYCAHO001')).toBe(`/account/payments/external/${tccPaymentId}`);
    expect(linkOf('261118-OURS00001')).toBe('/account/payments/p-2');
    // A reference stays in one line.
    expect(within(table).getByRole('cell', { name: '261118-LYCAHO001' })).toHaveAttribute('data-short', 'true');
    expect(screen.getByText(/Only the newest 400/)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(calls.map(({ variables }) => variables)).toEqual([
      { page: 1, perPage: 15, reference: 'INV-77', shortReference: null },
    ]);
    expect(address()).toBe('/account/payments?search=INV-77');
  });

  test('has pages where the provider finds many', async () => {
    const calls = found([live()], { totalPages: 2 });
    const { user } = search('INV-77');
    await user.click(await screen.findByRole('button', { name: 'Look at the provider' }));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(calls.map(({ variables }) => variables.page)).toEqual([1, 2]));
    expect(screen.queryByText(/Only the newest 400/)).toBeNull();
  });

  test('says so where the provider holds none either', async () => {
    const calls = found([]);
    const { user } = search('261118-lycaho001');
    await user.click(await screen.findByRole('button', { name: 'Look at the provider' }));
    expect(await screen.findByText(/holds no payment of this account/)).toBeVisible();
    expect(calls[0]?.variables).toMatchObject({ reference: null, shortReference: '261118-LYCAHO001' });
  });

  test('finds a payment of another account by its short reference', async () => {
    const elsewhere = {
      __typename: 'payments',
      id: 'p-9',
      amount: '5.00',
      currency: 'GBP',
      beneficiarySlice: slice(),
      account: { __typename: 'accounts', id: secondAccount.id, name: secondAccount.name },
    };
    search('261121-K3PX9QTW', [elsewhere]);
    const link = await screen.findByRole('link', { name: '5.00 GBP to Hansa Metall GmbH' });
    expect(link).toHaveAttribute('href', '/account/payments/p-9');
    expect(screen.getByText(/is a payment of Aldgate Europe BV/)).toBeVisible();
  });
});

test.each([
  [' 261121-k3px9qtw ', { shortReference: '261121-K3PX9QTW' }],
  ['180716-FGHJKL001', { shortReference: '180716-FGHJKL001' }],
  ['180716-FGHJKL0012', { reference: '180716-FGHJKL0012' }],
  [' INV-77 ', { reference: 'INV-77' }],
])('%j is searched as %j', (text, searched) => {
  expect(searchedReference(text)).toEqual(searched);
});
