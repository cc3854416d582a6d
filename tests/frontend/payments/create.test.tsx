import { screen, waitFor } from '@testing-library/react';
import { approvalsDue } from '../../../frontend/src/features/payments/form/approvalForecast';
import { firstPaymentDate } from '../../../frontend/src/features/payments/form/firstPaymentDate';
import { validatePayment } from '../../../frontend/src/shared/payments/paymentValues';
import { emptyPayment } from '../../../frontend/src/features/payments/form/NewPaymentSteps';
import { prefilledPayment } from '../../../frontend/src/features/payments/form/prefill';
import { account, aldgate, makerRole, paymentDetails, viewerRole } from '../support/data';
import { facts, fill, hansa, rate, serveForm } from '../support/paymentForm';
import { address, newId, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation, refuseQuery } from '../support/server';

const result = (change = {}) => ({
  result: {
    __typename: 'PaymentResult',
    id: 'p-1',
    status: 'awaiting_authorisation',
    authorisationsRequired: 2,
    errorCode: null,
    errorMessage: null,
    ...change,
  },
});

const paymentView = () => onQuery('payment', { payments_by_pk: paymentDetails(), paymentsYouCanAuthorise: [] });

test('the forecast of approvals uses the highest exceeded rule, or without a recent rate the highest rule', () => {
  const context = { authorisationCurrency: 'GBP', creatorRoleId: makerRole.id, now: new Date('2026-11-23T10:00:00Z') };
  const count = (amount: string, currency = 'GBP', given = facts) =>
    approvalsDue(given, { amount, currency }, context)?.count;
  expect(count('1000.00')).toBe(0);
  expect(count('1000.01')).toBe(1);
  expect(count('11000.00', 'EUR')).toBe(1);
  expect(count('12000.00', 'EUR')).toBe(2);
  expect(count('1.00', 'USD')).toBe(2);
  expect(count('1.00', 'EUR', { ...facts, exchange_rates: [rate('2026-11-20T08:00:00Z')] })).toBe(2);
  expect(count('x')).toBeUndefined();
});

test('the first payment date at a weekend is Monday', () => {
  expect(firstPaymentDate(new Date('2026-11-21T10:00:00'))).toBe('2026-11-23');
  expect(firstPaymentDate(new Date('2026-11-24T10:00:00'))).toBe('2026-11-24');
});

test('errors show after an attempt, in the order of the form, with their labels', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  await screen.findByRole('combobox', { name: 'Beneficiary' });
  expect(screen.queryByText('This field is required.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  expect(await screen.findByText('5 fields need your attention')).toBeVisible();
  const links = screen.getAllByRole('button', { name: /: This field is required\.$/ });
  expect(links.map((link) => link.textContent.split(':')[0])).toEqual([
    'Beneficiary',
    'Amount',
    'Currency',
    'Reason',
    'Reference',
  ]);
  await user.click(screen.getByRole('button', { name: 'Reference: This field is required.' }));
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveFocus();
});

test('fill in, read the sentence, review, send for approval', async () => {
  serveForm();
  paymentView();
  const created = onMutation('createPayment', result());
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '12k');
  const sentence = '12,000.00 EUR to Hansa Metall GmbH, sent Monday 23 November; two approvals needed.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  expect(await screen.findByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(screen.getByText('Germany')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByRole('heading', { name: '12,450.00 EUR to Hansa Metall GmbH' })).toBeVisible();
  expect(address()).toBe('/account/payments/p-1?fromPaymentWizard=true');
  expect(created).toHaveLength(1);
  expect(created[0]?.headers.get('x-account-id')).toBe(account.id);
  expect(created[0]?.variables.payment).toEqual({
    beneficiaryId: hansa.beneficiaryId,
    amount: '12000.00',
    currency: 'EUR',
    paymentDate: '2026-11-23',
    paymentType: 'regular',
    chargeType: null,
    reason: 'Invoice',
    reference: 'INV-9',
    ultimateBeneficiaryName: null,
    purposeCode: null,
    invoiceNumber: null,
    invoiceDate: null,
    conversionId: null,
    purposeNote: null,
    clientRequestId: newId,
  });
});

test('without required approvals the button sends the payment', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  expect(await screen.findByRole('button', { name: 'Send payment' })).toBeVisible();
});

test('while the approval rules are not known the payment cannot be sent, and they can be asked for again', async () => {
  serveForm();
  refuseQuery('ApprovalFacts', 'The rules cannot be read.');
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  const waiting = await screen.findByRole('button', { name: 'Loading approval rules…' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  onQuery('ApprovalFacts', facts);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Send payment' })).toBeEnabled();
});

test('charges can be chosen for a priority payment only, with the account’s default', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  expect(screen.queryByRole('group', { name: /Charges/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Priority/ }));
  expect(screen.getByRole('radio', { name: /Shared/ })).toBeChecked();
});

describe('the payment type', () => {
  test.each([
    ['regular', { isPriority: false }],
    ['priority', { isRegular: false }],
  ])('is %s where the beneficiary is paid in that way alone', async (only, routes) => {
    serveForm();
    onQuery('Payees', { beneficiary_information_slice: [{ ...hansa, ...routes }] });
    const { user } = renderPortal(`/account/payments/new?paymentType=${only === 'regular' ? 'priority' : 'regular'}`);
    await fill(user, '100');
    expect(screen.getAllByRole('radio', { name: /Regular|Priority/ })).toHaveLength(1);
    expect(screen.getByRole('radio', { name: new RegExp(only, 'i') })).toBeChecked();
  });

  test.each(['regular', 'priority'])('stays %s where the beneficiary is paid in both ways', async (chosen) => {
    serveForm();
    const { user } = renderPortal(`/account/payments/new?paymentType=${chosen}`);
    await fill(user, '100');
    expect(screen.getByRole('radio', { name: new RegExp(chosen, 'i') })).toBeChecked();
  });
});

test('an error of the server shows at its field', async () => {
  serveForm();
  refuseMutation('createPayment', 'The amount is above your limit.', { code: 'amount_above_limit', field: 'amount' });
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  await user.click(await screen.findByRole('button', { name: 'Send payment' }));
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('100.00');
  expect(amount).toHaveAccessibleDescription(/The amount is above your limit\./);
  expect(screen.getByText('A payment to Hansa Metall GmbH, sent Monday 23 November.')).toBeVisible();
});

test('an error without a field shows on the review, and a repeat keeps its request id', async () => {
  serveForm();
  refuseMutation('createPayment', 'The provider cannot be reached.', { code: 'provider_unavailable' });
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  await user.click(await screen.findByRole('button', { name: 'Send payment' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The provider cannot be reached.');
  paymentView();
  const created = onMutation('createPayment', result({ authorisationsRequired: 0 }));
  await user.click(screen.getByRole('button', { name: 'Send payment' }));
  await waitFor(() => expect(created).toHaveLength(1));
  expect((created[0]?.variables.payment as { clientRequestId: string }).clientRequestId).toBe(newId);
  await screen.findByRole('heading', { name: /Hansa/ });
});

test('query parameters prefill the form', async () => {
  serveForm();
  const query = `beneficiary_id=${hansa.beneficiaryId}&amount=250.5&paymentDate=2026-11-25&paymentReference=R1&paymentReason=Q&paymentType=priority`;
  renderPortal(`/account/payments/new?${query}`);
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('250.50');
  expect(screen.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue('Hansa Metall GmbH (EUR)');
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('R1');
  expect(screen.getByRole('radio', { name: /Priority/ })).toBeChecked();
  expect(screen.getByText(/sent Wednesday 25 November/)).toBeVisible();
});

test('a role that may not create payments gets a message', async () => {
  serveSession({ role: viewerRole });
  renderPortal('/account/payments/new');
  expect(await screen.findByText('This action is disabled due to your role')).toBeVisible();
  expect(screen.getByText(new RegExp(aldgate.name), { selector: 'p' })).toBeVisible();
});

test('an amount that can be read in two ways is asked about, and the payment waits for the answer', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '12.450');
  expect(screen.queryByText(/EUR to Hansa/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  expect(await screen.findByText('Amount: Did you mean 12,450.00 or 12.45?')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.450');
  await user.click(screen.getByRole('button', { name: 'Use 12,450.00' }));
  expect(await screen.findByText(/^12,450\.00 EUR to Hansa/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  expect(await screen.findByRole('button', { name: 'Send for approval' })).toBeVisible();
});

test('a payment date of the past is refused at its field and stays as typed', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  const date = screen.getByRole('textbox', { name: 'Payment date' });
  await user.clear(date);
  await user.type(date, '20 Nov 2026');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  const link = 'Payment date: No payment can be made on this day: the day has passed.';
  expect(await screen.findByRole('button', { name: link })).toBeVisible();
  expect(date).toHaveValue('20 Nov 2026');
  expect(date).toHaveAccessibleDescription('20 November 2026: the day has passed');
});

test.each([
  [{ paymentDate: '2028-11-24' }, { paymentDate: expect.stringContaining('it is more than two years ahead') }],
  [{ paymentDate: '2026-11-28' }, { paymentDate: expect.stringContaining('banks are closed at the weekend') }],
  [{ paymentDate: 'soon' }, { paymentDate: 'Enter a date as YYYY-MM-DD.' }],
  [{ paymentDate: '' }, { paymentDate: 'This field is required.' }],
  [{ invoiceNumber: 'A1', invoiceDate: '2016-11-22' }, { invoiceDate: expect.stringContaining('last ten years') }],
  [{ invoiceNumber: 'A1', invoiceDate: '2016-11-23' }, {}],
  [{ amount: '1,234.567' }, { amount: 'Did you mean 1,234,567.00 or 1,234.57?' }],
  [{ amount: '-5' }, { amount: 'You must provide a valid number for this field.' }],
])('the form finds the fault that the server finds: %j', (change, faults) => {
  const given = new URLSearchParams({ beneficiary_id: hansa.beneficiaryId, amount: '250', currency: 'EUR' });
  const rest = { reason: 'Invoice', reference: 'INV-9' };
  const now = new Date('2026-11-23T10:00:00Z');
  const values = { ...prefilledPayment(given, emptyPayment(account, now), now), ...rest, ...change };
  expect(validatePayment(values, { now, holidays: new Map(), purposesOf: () => [] })).toEqual(faults);
});

test('while a search is loading, a beneficiary that does not match the text cannot be selected', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  const box = await screen.findByRole('combobox', { name: 'Beneficiary' });
  await user.click(box);
  expect(await screen.findByRole('option', { name: /Hansa Metall/ })).toBeVisible();
  await user.type(box, 'thames');
  expect(await screen.findByText('No options found')).toBeVisible();
  expect(screen.queryByRole('option', { name: /Hansa/ })).toBeNull();
  await user.keyboard('{Enter}');
  expect(box).not.toHaveValue('Hansa Metall GmbH (EUR)');
});
