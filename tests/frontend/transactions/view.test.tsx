import { act, screen, waitFor } from '@testing-library/react';
import { account, transaction } from '../support/data';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000e1';
const related = { sentPayment: null, tradedConversion: null, sentTransfer: null, funding: null };
const named = { __typename: 'accounts', id: account.id, name: account.name };
const own = '00000000-0000-4000-8000-0000000000f1';

function serveOne(change: Record<string, unknown> = {}) {
  serveSession();
  const found = { ...transaction({ id }), account: named, ...related, ...change };
  onQuery('transaction', { tcc_transactions_by_pk: found });
  return renderPortal(`/account/transaction/${id}`);
}

const paid = {
  __typename: 'payments',
  id: own,
  beneficiarySlice: { __typename: 'beneficiary_information_slice', id: own, name: 'Hansa Metall GmbH' },
};

test.each([
  ['payment', { sentPayment: paid }, 'Payment', `/account/payments/${own}`],
  ['payment', {}, 'Payment', '/account/payments/external/00000000-0000-4000-8000-0000000000d1'],
  ['conversion', {}, 'Conversion', '/account/conversions/00000000-0000-4000-8000-0000000000d1'],
  [
    'conversion',
    { tradedConversion: { __typename: 'conversions', id: own } },
    'Conversion',
    `/account/conversions/${own}`,
  ],
  ['balance_transfer', { sentTransfer: { __typename: 'transfers', id: own } }, 'Transfer', `/account/transfers/${own}`],
])('a transaction of a %s leads to its record', async (type, change, name, href) => {
  serveOne({ related_entity_type: type, ...change });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('a transfer that the user may not see, and incoming funds, have no link', async () => {
  serveOne({ related_entity_type: 'balance_transfer' });
  expect(await screen.findByText('Transfer')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Transfer' })).toBeNull();
});

test('incoming funds show who sent them', async () => {
  serveOne({
    type: 'credit',
    action: 'funding',
    related_entity_type: 'inbound_funds',
    funding: {
      __typename: 'tcc_funding',
      id: own,
      rail: 'SEPA',
      additional_information: 'INVOICE 7',
      sender_name: 'Northwind Retail plc',
      sender_address: '1 High Street',
      sender_country: 'GB',
      sender_account_number: null,
      sender_iban: 'DE89370400440532013000',
      sender_bic: 'COBADEFFXXX',
      sender_routing_code: null,
      value_date: '2026-11-21T00:00:00+00:00',
    },
  });
  expect(await screen.findByText('Northwind Retail plc')).toBeVisible();
  for (const text of ['1 High Street', 'United Kingdom', 'DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', 'INVOICE 7']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('the reference can be copied', async () => {
  serveOne({ related_entity_short_reference: '261121-PAY' });
  expect(await screen.findByRole('button', { name: 'Copy reference: 261121-PAY' })).toBeVisible();
  expect(document.title).toContain('Transaction 261121-PAY');
});

test('a transaction without a reference has nothing to copy', async () => {
  serveOne({ related_entity_short_reference: null });
  await screen.findByText('Belongs to');
  expect(screen.queryByRole('button', { name: /Copy reference/ })).toBeNull();
});

test('its status is live, and one of another account is not found', async () => {
  const { live } = serveOne({ status: 'pending' });
  expect(await screen.findByText('Pending')).toBeVisible();
  act(() => live.publish('TransactionLive', { tcc_transactions_by_pk: transaction({ id, status: 'completed' }) }));
  await waitFor(() => expect(screen.getByText('Completed', { selector: 'span' })).toBeVisible());
});

test('a transaction of no account of the user is not found', async () => {
  serveSession();
  onQuery('transaction', { tcc_transactions_by_pk: null });
  renderPortal(`/account/transaction/${id}`);
  expect(await screen.findByText(/not found/i)).toBeVisible();
});
