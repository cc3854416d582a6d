import { screen, within } from '@testing-library/react';
import { balance } from '../support/balances';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onQuery, refuseQuery } from '../support/server';

const pooled = {
  __typename: 'SettlementAccount',
  bankAccountHolderName: 'Corridor Client Money',
  bankName: 'Corridor Test Bank',
  bankAddress: null,
  bankCountry: null,
  iban: 'GB33BUKB20201555555555',
  bicSwift: 'CORRGB2L',
  accountNumber: '31926819',
  routingCodeType1: 'sort_code',
  routingCodeValue1: '201600',
  routingCodeType2: null,
  routingCodeValue2: null,
};
const own = (change: Record<string, unknown> = {}) => ({
  __typename: 'FundingAccount',
  accountHolderName: 'Aldgate Trading Ltd',
  accountNumber: '12345678',
  accountNumberType: 'account_number',
  bankName: 'Corridor Test Bank',
  bankAddress: '1 Simulator Street',
  bankCountry: 'GB',
  paymentType: 'regular',
  routingCode: '201600',
  routingCodeType: 'sort_code',
  ...change,
});

function open(settlementAccounts: object[], fundingAccounts: object[], currency = 'GBP') {
  serveSession();
  serveBalance();
  const calls = onQuery('settlementAccounts', { settlementAccounts, fundingAccounts });
  return { calls, ...renderPortal(`/account/balances/${currency}`) };
}

/** What the account holds, for the line under the heading. */
const serveBalance = () => onQuery('balancesByCurrency', { balances: [balance('GBP', '1250.00')] });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('the account’s own number by local scheme, with every coordinate to copy', async () => {
  const { calls, user } = open([pooled], [own()]);
  const faster = await section('By Faster Payments');
  expect(faster.getByText(/usually arrives within minutes, on any day/)).toBeVisible();
  for (const name of [
    'Copy Account holder: Aldgate Trading Ltd',
    'Copy Account number: 12345678',
    'Copy Sort code: 20-16-00',
    'Copy Bank: Corridor Test Bank',
    'Copy Bank address: 1 Simulator Street',
  ]) {
    expect(faster.getByRole('button', { name })).toBeVisible();
  }
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(faster.getByRole('button', { name: /Copy Sort code/ }));
  expect(write).toHaveBeenCalledWith('201600');
  expect(calls[0]?.variables).toEqual({ currency: 'GBP' });
  expect(screen.getByText('Aldgate Trading Ltd holds 1,250.00 GBP')).toBeVisible();
});

test('the pooled account wants the reference of the account', async () => {
  open([pooled], []);
  const account = await section('To the pooled account');
  expect(account.getByRole('button', { name: 'Copy IBAN: GB33 BUKB 2020 1555 5555 55' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy reference: ALD-1' })).toBeVisible();
  expect(screen.getByText(/held for up to/)).toBeVisible();
});

test('an IBAN with a BIC, and a routing code of a type that beneficiaries do not have', async () => {
  const iban = { accountNumber: 'GB33BUKB20201555555555', accountNumberType: 'iban', paymentType: 'priority' };
  const giro = own({ routingCode: '7171001', routingCodeType: 'giro_routing_code' });
  open([], [own({ ...iban, routingCode: 'CORRGB2L', routingCodeType: 'bic_swift' }), giro], 'SGD');
  const swift = await section('By Swift');
  expect(swift.getByRole('button', { name: 'Copy IBAN: GB33 BUKB 2020 1555 5555 55' })).toBeVisible();
  expect(swift.getByRole('button', { name: 'Copy BIC: CORRGB2L' })).toBeVisible();
  const local = await section('By GIRO');
  expect(local.getByRole('button', { name: 'Copy Giro routing code: 7171001' })).toBeVisible();
});

test('a currency that cannot be received says so', async () => {
  open([], [], 'INR');
  expect(await screen.findByText(/Indian Rupee cannot be received from outside/)).toBeVisible();
  expect(screen.queryByText(/Reference to quote/)).toBeNull();
});

test('an unknown currency is no page', async () => {
  serveSession();
  renderPortal('/account/balances/XXX');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  serveSession();
  serveBalance();
  refuseQuery('settlementAccounts', 'The provider cannot be reached. Nothing was lost; try again in a moment.', {
    code: 'provider_unavailable',
  });
  renderPortal('/account/balances/GBP');
  expect(await screen.findByText(/The provider cannot be reached/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
