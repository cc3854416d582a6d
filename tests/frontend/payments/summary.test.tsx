import { screen, waitFor, within } from '@testing-library/react';
import { approvalsDue } from '../../../frontend/src/features/payments/form/approvalForecast';
import { statedPayment } from '../../../frontend/src/features/payments/form/statedPayment';
import { moneySentence } from '../../../frontend/src/features/payments/form/sentence';
import { emptyPayment } from '../../../frontend/src/features/payments/form/NewPaymentSteps';
import { prefilledPayment } from '../../../frontend/src/features/payments/form/prefill';
import { account, makerRole } from '../support/data';
import { balance, delivery, facts, feeOf, fill, hansa, rule, ruleRole, serveForm } from '../support/paymentForm';
import { renderPortal } from '../support/renderPortal';
import { holdQuery, onQuery, refuseQuery } from '../support/server';

const summary = () => screen.findByRole('region', { name: 'This payment' });

/** The text beside a label of the summary. */
async function fact(label: string): Promise<string> {
  const term = within(await summary()).getByText(label);
  return [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent).join(' | ');
}

async function expectFact(label: string, text: string | RegExp) {
  await waitFor(async () => expect(await fact(label)).toMatch(text));
}

test('the summary says nothing of a payment that is not entered yet, and asks the provider nothing', async () => {
  serveForm();
  const asked = onQuery('PaymentDelivery', delivery('2026-11-24'));
  renderPortal('/account/payments/new');
  for (const label of ['Amount', 'Fee', 'Arrives', 'Available now', 'After this payment', 'Must approve']) {
    await expectFact(label, 'Not known yet');
  }
  expect(asked).toEqual([]);
});

test('amount, arrival, balance now and after, and approvals stand together', async () => {
  serveForm();
  const asked = onQuery('PaymentDelivery', delivery('2026-11-24'));
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '12k');
  await expectFact('Amount', '12,000.00 EUR');
  await expectFact('Fee', '0.30 GBP | Taken from the account, not from the amount.');
  await expectFact('Arrives', /^Tuesday 24 November \| If funded and approved by 23 Nov 2026, /);
  await expectFact('Available now', '50,000.00 EUR');
  await expectFact('After this payment', '38,000.00 EUR');
  await expectFact('Must approve', 'Director: 2 people');
  expect(screen.queryByText(/more than the balance/)).toBeNull();
  expect(asked.map(({ variables }) => variables)).toEqual([
    { bankCountry: 'DE', currency: 'EUR', paymentDate: '2026-11-23', paymentType: 'regular' },
  ]);
});

test('a payment of the whole balance is within it; a cent more is named, and can be reviewed all the same', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '50000');
  await expectFact('After this payment', /^0\.00 EUR$/);
  expect(screen.queryByText(/more than the balance/)).toBeNull();
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '51200.01');
  await expectFact('After this payment', '-1,200.01 EUR');
  expect(screen.getByText(/^This is 1,200\.01 EUR more than the balance holds now\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  expect(await screen.findByRole('button', { name: 'Send for approval' })).toBeEnabled();
  expect(screen.getByText(/^This is 1,200\.01 EUR more/)).toBeVisible();
});

test('a currency without a balance counts as none of it, until money arrives', async () => {
  serveForm();
  onQuery('AccountBalances', { balances: [balance('900.00', 'GBP')] });
  const { user, live } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await expectFact('Available now', /^0\.00 EUR$/);
  expect(screen.getByText(/^This is 100\.00 EUR more/)).toBeVisible();
  live.publish('AccountBalancesLive', { balances: [balance('700.00'), balance('900.00', 'GBP')] });
  await expectFact('Available now', '700.00 EUR');
  await expectFact('After this payment', '600.00 EUR');
  expect(screen.queryByText(/more than the balance/)).toBeNull();
});

test('what cannot be read is one quiet line each, and the payment can be reviewed', async () => {
  serveForm();
  refuseQuery('PaymentDelivery', 'The provider cannot be reached.', { code: 'provider_unavailable' });
  refuseQuery('AccountBalances', 'The balances cannot be read.');
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await expectFact('Arrives', 'Not known at present');
  await expectFact('Available now', /The balance could not be read\.$/);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  expect(await screen.findByRole('button', { name: 'Send payment' })).toBeEnabled();
});

test('a date on which the provider makes no such payment is said', async () => {
  serveForm();
  refuseQuery('PaymentDelivery', 'The payment date is invalid', { code: 'provider_rejected', field: 'paymentDate' });
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await expectFact('Arrives', 'Not on this date | It may be a bank holiday.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another type asks again, and the old arrival is not shown for it', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await expectFact('Arrives', /^Tuesday 24/);
  const { calls, release } = holdQuery('PaymentDelivery', delivery('2026-11-23'));
  await user.click(screen.getByRole('radio', { name: /Priority/ }));
  expect(await fact('Arrives')).toBe('Checking…');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await fact('Arrives')).toBe('Checking…');
  release();
  await expectFact('Arrives', /^Monday 23/);
});

test('the fee is asked for by what decides it, and again for another type; none is said', async () => {
  serveForm();
  const asked = onQuery('PaymentFee', feeOf('0.30'));
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await expectFact('Fee', /^0\.30 GBP/);
  const { calls, release } = holdQuery('PaymentFee', feeOf(null));
  await user.click(screen.getByRole('radio', { name: /Priority/ }));
  expect(await fact('Fee')).toBe('Checking…');
  await waitFor(() => expect(calls).toHaveLength(1));
  release();
  await expectFact('Fee', /^None$/);
  const route = { bankCountry: 'DE', currency: 'EUR' };
  expect(asked[0]?.variables).toEqual({ ...route, paymentType: 'regular', chargeType: null });
  expect(calls[0]?.variables).toEqual({
    ...route,
    paymentType: 'priority',
    chargeType: account.default_payment_charge_type,
  });
});

test('approvals are counted by role, and one that creating the payment gives is said', () => {
  const clerk = { __typename: 'roles', id: makerRole.id, name: 'Clerk' };
  const both = [ruleRole('rule-1', 2), ruleRole('rule-1', 1, clerk)];
  const given = {
    ...facts,
    organisation_payment_auth_rule: [rule(1, 0, { roles: both, payment_creator_can_satisfy_rule: true })],
  };
  const context = { authorisationCurrency: 'GBP', creatorRoleId: makerRole.id, now: new Date('2026-11-23T10:00:00Z') };
  const due = (amount: string, creatorRoleId = makerRole.id) =>
    approvalsDue(given, { amount, currency: 'GBP' }, { ...context, creatorRoleId });
  expect(due('5.00')).toEqual({ count: 2, roles: [{ name: 'Director', count: 2 }], givenAs: 'Clerk' });
  const toOthers = [
    { name: 'Director', count: 2 },
    { name: 'Clerk', count: 1 },
  ];
  expect(due('5.00', 'viewer')).toEqual({ count: 3, roles: toOthers, givenAs: undefined });
  expect(due('1.00')).toEqual({ count: 0, roles: [], givenAs: undefined });
});

test('the summary says that creating the payment gives an approval', async () => {
  const clerk = { __typename: 'roles', id: makerRole.id, name: 'Clerk' };
  const roles = [ruleRole('rule-1', 1), ruleRole('rule-1', 1, clerk)];
  serveForm({
    ...facts,
    organisation_payment_auth_rule: [rule(1, 0, { roles, payment_creator_can_satisfy_rule: true })],
  });
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await expectFact('Must approve', /^Director: 1 person \| Creating the payment gives your approval as Clerk\.$/);
});

test.each<[object, Record<string, string>, string | undefined]>([
  [{}, {}, '250.00 EUR to Hansa Metall GmbH, sent Tuesday 24 November; one approval needed.'],
  [{}, { amount: 'x' }, 'A payment to Hansa Metall GmbH, sent Tuesday 24 November.'],
  [{}, { currency: 'x' }, 'A payment to Hansa Metall GmbH, sent Tuesday 24 November.'],
  [{}, { paymentDate: 'x' }, '250.00 EUR to Hansa Metall GmbH; one approval needed.'],
  [{}, { beneficiaryId: 'x' }, '250.00 EUR, sent Tuesday 24 November; one approval needed.'],
  [{}, { amount: 'x', beneficiaryId: 'x' }, undefined],
  [{ amount: '' }, {}, 'A payment to Hansa Metall GmbH, sent Tuesday 24 November.'],
  [{}, { reason: 'x' }, '250.00 EUR to Hansa Metall GmbH, sent Tuesday 24 November; one approval needed.'],
])('the sentence leaves out what is in error: %j %j', (change, faults, sentence) => {
  const given = new URLSearchParams({ amount: '250', currency: 'EUR', paymentDate: '2026-11-24' });
  const now = new Date('2026-11-23T10:00:00Z');
  const values = { ...prefilledPayment(given, emptyPayment(account, now), now), ...change };
  const stated = statedPayment(values, hansa, faults);
  expect(moneySentence(stated, stated.amount ? 1 : undefined)).toBe(sentence);
});
