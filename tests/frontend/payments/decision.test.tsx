import { act, screen, waitFor, within } from '@testing-library/react';
import { account, aggregate, approver, authorisation, makerRole, payment, secondAccount } from '../support/data';
import { bankDetails, request, toDecide, version, type Facts } from '../support/paymentToDecide';
import { renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';
import { serveAuthorisations } from '../support/serveAuthorisations';

const listed = [
  payment({ id: 'p-1', shortReference: '261121-000001', beneficiarySlice: bankDetails }),
  payment({ id: 'p-2', shortReference: '261121-000002', amount: '300.00', currency: 'USD' }),
];
const otherRole = { __typename: 'roles', id: 'other', name: 'Director' };
function serve(facts: Facts = {}, mayAuthorise = true) {
  serveSession();
  serveAuthorisations(listed);
  onQuery('LikePayments', { payments: [] });
  onQuery('PaymentToDecide', ({ id }) => {
    const shown = toDecide(facts);
    const { account: ofAccount, beneficiarySlice } = shown;
    return {
      payments_by_pk: id === 'p-1' ? shown : { ...shown, ...listed[1], account: ofAccount, beneficiarySlice },
      paymentsYouCanAuthorise: mayAuthorise ? [{ __typename: 'payments', id }] : [],
    };
  });
}

const path = '/account/payments/authorisations';
const sheet = async (title: string | RegExp = 'Authorise payment · 1 of 2') =>
  within(await screen.findByRole('dialog', { name: title }));

test('a row opens the sheet with all that decides, and one click authorises what it shows', async () => {
  serve();
  const sent = onMutation('batchAuthorisePayments', { results: [authorisation('p-1')] });
  const { user } = renderPortal(path);
  await user.click(await screen.findByRole('cell', { name: '12,450.00 EUR' }));
  const first = await sheet();
  expect(await first.findByText('to Hansa Metall GmbH')).toBeVisible();
  expect(first.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(
    first.getByText('When you authorise it, the payment is sent at once, to be paid on 24 Nov 2026.'),
  ).toBeVisible();
  expect(first.getByText('7,550.00')).toBeVisible();
  expect(first.getByText('The rule for payments above 5,000 GBP.')).toBeVisible();
  expect(first.getByText('Created by Maya Keller')).toBeVisible();
  expect(first.queryByText('Worth a look')).toBeNull();
  expect(first.queryByText(/Changed/)).toBeNull();
  await user.click(first.getByRole('button', { name: 'Authorise payment' }));
  expect(
    await screen.findByText('261121-000001 to Hansa Metall GmbH: Authorised. No more approvals needed.'),
  ).toBeVisible();
  expect(sent[0]?.variables).toEqual({ payments: [{ paymentId: 'p-1', version: 1 }] });
  const next = await sheet('Authorise payment · 2 of 2');
  expect(await next.findByText('300.00')).toBeVisible();
});

test('the sheet names who else can approve, without the one who reads it', async () => {
  const requests = [request(), request({ id: 'r-2' }), request({ id: 'r-3', role: otherRole })];
  const approvers = [
    ...['maker', 'Anna', 'Ben'].map((name) => approver(name, makerRole.id)),
    approver('Cyd', otherRole.id),
  ];
  serve({ change: { authorisationRequests: requests, approvers } });
  renderPortal(`${path}?payment=p-1`);
  const others = `Anna Prowse or Ben Prowse (${makerRole.name}) and Cyd Prowse (Director)`;
  expect(await (await sheet()).findByText(`After you, 2 more approvals are needed: ${others}.`)).toBeVisible();
});

test('the sheet says who else must approve', async () => {
  const requests = [request(), request({ id: 'r-2', role: otherRole })];
  serve({ change: { authorisationRequests: requests } });
  renderPortal(`${path}?payment=p-1`);
  expect(await (await sheet()).findByText('After you, one more approval is needed: Director.')).toBeVisible();
});

test.each([
  ['the first payment to a beneficiary', { versions: [version({})] }, /No payment to this beneficiary .* 20 Oct 2026/],
  [
    'bank details that changed',
    { versions: [version({}), version({ id: 's-0', iban: 'DE02120300000000202051' }, '2026-11-03')] },
    'The bank details changed after the last completed payment on 3 Nov 2026.',
  ],
  [
    'bank details that changed before any payment',
    { versions: [version({}), version({ id: 's-0', iban: 'DE02120300000000202051' })] },
    'The bank details changed, and no payment to this beneficiary has been completed yet.',
  ],
  ['a payment beyond the balance', { balance: '12000.00' }, 'The payment is 450.00 EUR more than the account holds.'],
])('%s deserves a look', async (_what, facts, text) => {
  serve(facts);
  renderPortal(`${path}?payment=p-1`);
  const shown = await sheet();
  expect(await shown.findByText('Worth a look')).toBeVisible();
  expect(shown.getByText(text)).toBeVisible();
});

test('a payment that may be the same as this one is named, with its link', async () => {
  serve();
  const twin = { ...payment({ id: 'p-0', reference: 'inv-1 ', status: 'completed' }), beneficiarySlice: bankDetails };
  const asked = onQuery('LikePayments', {
    payments: [{ ...twin, ...toDecide(), beneficiarySlice: bankDetails }, twin],
  });
  renderPortal(`${path}?payment=p-1`);
  const shown = await sheet();
  expect(await shown.findByText('This payment may exist already')).toBeVisible();
  expect(shown.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(1);
  expect(shown.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute('href', '/account/payments/p-0');
  expect(asked[0]?.variables).toMatchObject({ accountId: account.id, beneficiaryId: 'b-1', amount: '12450.00' });
});

test('the identifier that changed is marked', async () => {
  serve({ versions: [version({}), version({ id: 's-0', iban: 'DE02120300000000202051' }, '2026-11-03')] });
  renderPortal(`${path}?payment=p-1`);
  const shown = await sheet();
  expect(await shown.findByText('IBAN', { selector: 'dt' })).toHaveTextContent('IBAN · Changed');
  expect(shown.getByText('BIC', { selector: 'dt' })).toHaveTextContent(/^BIC$/);
});

test('the old bank details stand beside the new ones in full, with the way to their history', async () => {
  serve({ versions: [version({}), version({ id: 's-0', iban: 'DE02120300000000202051' }, '2026-11-03')] });
  renderPortal(`${path}?payment=p-1`);
  const shown = await sheet();
  const table = within(await shown.findByRole('table'));
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((one) => one.innerHTML);
  expect(cells(/^IBAN/)).toEqual(['<del>DE02 1203 0000 0000 2020 51</del>', 'DE89 3704 0044 0532 0130 00']);
  expect(cells(/^BIC/)).toEqual(['COBADEFFXXX', 'COBADEFFXXX']);
  expect(cells(/^Bank country/)).toEqual(['Germany', 'Germany']);
  expect(table.queryByRole('row', { name: /^Account number/ })).toBeNull();
  expect(shown.getByRole('link', { name: 'History of the beneficiary' })).toHaveAttribute(
    'href',
    '/account/beneficiaries/b-1',
  );
});

test('a change of bank details is shown until a payment to the new ones has completed', async () => {
  const old = version({ id: 's-0', iban: 'DE02120300000000202051' }, '2026-11-20');
  serve({ versions: [version({}, '2026-11-03'), old] });
  renderPortal(`${path}?payment=p-1`);
  const shown = await sheet();
  expect(await shown.findByText('to Hansa Metall GmbH')).toBeVisible();
  expect(shown.queryByText('Changed bank details')).toBeNull();
  expect(shown.queryByText('Worth a look')).toBeNull();
});

const precedent = (index: number, change: object = {}) => ({
  __typename: 'payment_precedents',
  id: `p-1:q-${index}`,
  precedent: {
    ...payment({ id: `q-${index}`, amount: `${8000 + index}.00`, status: 'completed' }),
    paymentDate: '2026-10-05',
    reference: `INV-${2000 + index}`,
    createdById: 'other',
    beneficiarySlice: bankDetails,
    ...change,
  },
});

test('what differs from the last payments to the payee is said, with links to them', async () => {
  const precedents = [1, 2, 3, 4].map((index) => precedent(index));
  const creator = { __typename: 'colleagues', id: 'maker', first_name: 'Maya', last_name: 'Keller' };
  serve({ change: { precedents, amount: '12006.01', reference: 'Rent', createdById: 'maker', creator } });
  renderPortal(`${path}?payment=p-1`);
  const shown = await sheet();
  expect(await shown.findByText('Compared with the last payments to this payee')).toBeVisible();
  const link = (index: number) => `${8000 + index}.00 EUR on 5 Oct 2026 (opens in a new tab)`.replace('8', '8,');
  const three = `${link(1)}, ${link(2)}, ${link(3)}`;
  const texts = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(
    expect.arrayContaining([
      `The amount is more than one and a half times the largest of the last 4 payments: 8,004.00 EUR. Compare: ${link(4)}.`,
      `The reference Rent looks different from those of the last 4 payments. Compare: ${three}.`,
      `Maya Keller made none of the last 4 payments. Compare: ${three}.`,
    ]),
  );
  expect(shown.getAllByRole('link', { name: link(4) })[0]).toHaveAttribute('href', '/account/payments/q-4');
});

test.each([
  [4, 'Bank details, amount, reference, maker and time of day are as in the last 4 payments.'],
  [2, '2 payments have been completed: too few to say what is usual.'],
  [1, '1 payment has been completed: too few to say what is usual.'],
  [0, 'No payment has been completed: too few to say what is usual.'],
])('of %d payments that are alike it says so', async (count, text) => {
  const precedents = Array.from({ length: count }, (_, index) => precedent(index));
  serve({ change: { precedents, amount: '8000.00' } });
  renderPortal(`${path}?payment=p-1`);
  expect(await (await sheet()).findByText(text)).toBeVisible();
});

test.each([
  ['a payment of the whole balance', { balance: '12450.00' }],
  [
    'a payment with a conversion',
    { balance: '0', change: { tccConversionId: '00000000-0000-4000-8000-0000000000d1' } },
  ],
])('%s deserves no second look', async (_what, facts) => {
  serve(facts);
  renderPortal(`${path}?payment=p-1`);
  expect(await (await sheet()).findByText('to Hansa Metall GmbH')).toBeVisible();
  expect(screen.queryByText('Worth a look')).toBeNull();
});

test('the keys move between payments, lead to the button and ask for the reason', async () => {
  serve();
  const sent = onMutation('rejectPayment', {
    result: { __typename: 'PaymentResult', id: 'p-1', status: 'deleted' },
  });
  const { user } = renderPortal(`${path}?payment=p-1`);
  await (await sheet()).findByText('to Hansa Metall GmbH');
  await user.keyboard('j');
  await (await sheet('Authorise payment · 2 of 2')).findByText('300.00');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.keyboard('k');
  const first = await sheet();
  await first.findByText('DE89 3704 0044 0532 0130 00');
  await user.keyboard('a');
  expect(first.getByRole('button', { name: 'Authorise payment' })).toHaveFocus();
  await user.keyboard('r');
  await user.click(await first.findByRole('button', { name: 'Reject payment' }));
  expect(sent).toHaveLength(0);
  await user.type(first.getByRole('textbox', { name: 'Reason' }), ' Not our invoice ');
  await user.click(first.getByRole('button', { name: 'Reject payment' }));
  expect(await screen.findByText('12,450.00 EUR to Hansa Metall GmbH rejected.')).toBeVisible();
  expect(sent[0]?.variables).toEqual({ paymentId: 'p-1', version: 1, reason: 'Not our invoice' });
  await sheet('Authorise payment · 2 of 2');
});

test('until the next payment is there, none stands in its place', async () => {
  serve();
  let answer: (data: object) => void = () => undefined;
  const later = new Promise((resolve) => (answer = resolve));
  const shown = { payments_by_pk: toDecide(), paymentsYouCanAuthorise: [] };
  onQuery('PaymentToDecide', ({ id }) => (id === 'p-1' ? shown : later));
  const { user } = renderPortal(`${path}?payment=p-1`);
  await (await sheet()).findByText('12,450.00');
  await user.keyboard('j');
  expect((await sheet('Authorise payment · 2 of 2')).queryByText('12,450.00')).toBeNull();
  answer({ payments_by_pk: null, paymentsYouCanAuthorise: [] });
  expect(await screen.findByText('This payment does not exist, or you may not see it.')).toBeVisible();
});

test.each([
  ['the maker', { createdById: 'maker' }],
  ['somebody without the role', { authorisationRequests: [request({ role: otherRole })] }],
  ['nobody, once it is sent,', { status: 'authorised' }],
])('%s cannot reject', async (_who, change) => {
  serve({ change });
  const { user } = renderPortal(`${path}?payment=p-1`);
  const shown = await sheet();
  await shown.findByText('to Hansa Metall GmbH');
  expect(shown.queryByRole('button', { name: 'Reject…' })).toBeNull();
  await user.keyboard('r');
  expect(shown.queryByRole('textbox', { name: 'Reason' })).toBeNull();
});

test('a payment that does not wait for the user cannot be authorised', async () => {
  serve({}, false);
  const sent = onMutation('batchAuthorisePayments', { results: [] });
  const { user } = renderPortal(`${path}?payment=p-1`);
  const shown = await sheet();
  expect(await shown.findByText('This payment does not wait for your authorisation.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Authorise payment' }));
  expect(sent).toHaveLength(0);
});

test('a failure stays in the sheet', async () => {
  serve();
  onMutation('batchAuthorisePayments', {
    results: [
      authorisation('p-1', { errorCode: 'amount_above_limit', errorMessage: 'The amount is above your limit.' }),
    ],
  });
  const { user } = renderPortal(`${path}?payment=p-1`);
  await user.click(await (await sheet()).findByRole('button', { name: 'Authorise payment' }));
  expect(await (await sheet()).findByText(/The amount is above your limit\./)).toBeVisible();
});

test('a change while the payment is read stands beside what was shown, and must be noted first', async () => {
  serve();
  const sent = onMutation('batchAuthorisePayments', { results: [authorisation('p-1')] });
  const { user, live } = renderPortal(`${path}?payment=p-1`);
  const shown = await sheet();
  await shown.findByText('to Hansa Metall GmbH');
  act(() => live.publish('PaymentLive', { payments_by_pk: toDecide({ change: { version: 2, amount: '99.00' } }) }));
  expect(await shown.findByRole('row', { name: 'Amount 12,450.00 EUR 99.00 EUR' })).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Authorise payment' }));
  expect(sent).toHaveLength(0);
  expect(shown.queryByRole('button', { name: 'Reject…' })).toBeNull();
  await user.click(shown.getByRole('button', { name: 'I have checked the changes' }));
  expect(await shown.findByText('99.00')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Authorise payment' }));
  await waitFor(() => expect(sent[0]?.variables).toEqual({ payments: [{ paymentId: 'p-1', version: 2 }] }));
});

test('from the dashboard a payment of another account is rejected on that account', async () => {
  serve({ ofAccount: secondAccount });
  onQuery('allPaymentsAwaitingAuthorisation', { paymentsYouCanAuthoriseAggregate: aggregate('payments', 1) });
  serveDashboard();
  onQuery('paymentsAwaitingAuthorisation', { paymentsYouCanAuthorise: [listed[0]] });
  const sent = onMutation('rejectPayment', { result: { __typename: 'PaymentResult', id: 'p-1', status: 'deleted' } });
  const { user } = renderPortal('/dashboard?payment=p-1');
  const shown = await sheet('Authorise payment · 1 of 1');
  await user.click(await shown.findByRole('button', { name: 'Reject…' }));
  await user.type(shown.getByRole('textbox', { name: 'Reason' }), 'Twice');
  await user.click(shown.getByRole('button', { name: 'Reject payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]?.headers.get('x-account-id')).toBe(secondAccount.id);
});
