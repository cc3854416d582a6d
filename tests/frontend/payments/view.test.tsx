import { act, screen, waitFor, within } from '@testing-library/react';
import { authorisation, makerRole, paymentDetails, secondAccount, viewerRole } from '../support/data';
import { hansa } from '../support/paymentForm';
import { decidable, version } from '../support/paymentToDecide';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const request = (change = {}) => ({
  __typename: 'payment_authorisation_requests',
  id: '00000000-0000-4000-8000-000000000050',
  authorisedAt: null,
  authorisedById: null,
  authorisedBy: null,
  lapsedApproverId: null,
  lapsedApprover: null,
  role: { __typename: 'roles', id: '00000000-0000-4000-8000-000000000060', name: 'Director' },
  ...change,
});

const details = (change = {}) =>
  paymentDetails({
    paymentType: 'priority',
    chargeType: 'ours',
    authorisationRequests: [request()],
    beneficiarySlice: hansa,
    ...change,
  });

function serve(change = {}, mayAuthorise = false, role = makerRole) {
  serveSession({ role });
  onQuery('LikePayments', { payments: [] });
  const paymentsYouCanAuthorise = mayAuthorise ? [{ __typename: 'payments', id: 'p-1' }] : [];
  onQuery('PaymentToDecide', { payments_by_pk: decidable(details(change)), paymentsYouCanAuthorise });
  return onQuery('payment', { payments_by_pk: details(change), paymentsYouCanAuthorise });
}

test.each([
  ['a payment of a series', '00000000-0000-4000-8000-000000000070', '/account/payments/recurring'],
  ['a single payment', null, undefined],
])('%s leads to the recurring payments where it is one of them', async (_, recurringPaymentId, href) => {
  serve({ recurringPaymentId });
  renderPortal('/account/payments/p-1');
  expect(await screen.findByText('Created by Maya Keller')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'One of a series' })?.getAttribute('href')).toBe(href);
});

test.each([
  [
    'its reference',
    { __typename: 'tcc_conversions', id: 'c-1', short_reference: '20261121-ABCDEF' },
    '20261121-ABCDEF',
  ],
  ['that there is one, before it was read from the provider', null, 'Paid from a conversion'],
])('a payment that spends a conversion leads to it and says %s', async (_, conversion, name) => {
  serve({ tccConversionId: 'c-1', conversion });
  renderPortal('/account/payments/p-1');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/account/conversions/c-1');
});

test('shows the headline, the people and the permitted actions', async () => {
  serve();
  renderPortal('/account/payments/p-1');
  expect(await screen.findByRole('heading', { name: '12,450.00 EUR to Hansa Metall GmbH' })).toBeVisible();
  expect(document.title).toMatch(/^Payment 261121-\d+ · Corridor$/);
  expect(screen.getByText('Created by Maya Keller')).toBeVisible();
  expect(screen.getByText('Approval 1: Director')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change payment' })).toHaveAttribute('href', '/account/payments/p-1/edit');
  expect(screen.getByRole('button', { name: 'Delete payment' })).toBeVisible();
  const repeat = screen.getByRole('link', { name: 'Repeat payment' });
  expect(repeat).toHaveAttribute('href', '/account/payments/new?repeatOf=p-1');
  expect(screen.queryByRole('button', { name: 'Authorise payment' })).toBeNull();
});

describe('the actions', () => {
  const actions = ['Authorise payment', 'Reject payment', 'Change payment', 'Delete payment'];
  const offered = async () => {
    await screen.findByRole('heading', { name: '12,450.00 EUR to Hansa Metall GmbH' });
    return actions.filter((name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }));
  };
  const asked = (role: typeof makerRole) => ({ createdById: 'other', authorisationRequests: [request({ role })] });

  test.each([
    ['the maker', makerRole, {}, false, ['Change payment', 'Delete payment']],
    ['an approver who may not create payments', viewerRole, asked(viewerRole), true, actions.slice(0, 2)],
    ['an approver who may', makerRole, asked(makerRole), true, actions],
    ['a user who may not create or approve', viewerRole, {}, false, []],
    ['an approver after the last approval', makerRole, { status: 'authorised' }, true, actions.slice(2)],
    [
      'the maker once it is sent',
      makerRole,
      { status: 'ready_to_send', tccPaymentId: 't-1' },
      false,
      ['Delete payment'],
    ],
  ])('of %s', async (_who, role, change, mayAuthorise, expected) => {
    serve(change, mayAuthorise, role);
    renderPortal('/account/payments/p-1');
    expect(await offered()).toEqual(expected);
  });
});

test('an approver authorises after a confirmation, and an error stays on the page', async () => {
  const reads = serve({}, true);
  const sent = onMutation('authorisePayment', {
    result: {
      __typename: 'PaymentAuthorisation',
      paymentId: 'p-1',
      errorCode: 'beneficiary_changed',
      errorMessage: 'The beneficiary changed after this payment was prepared.',
      authorisationsRequired: 1,
      requestsAdded: 0,
      status: 'awaiting_authorisation',
      tccStatus: null,
    },
  });
  const { user } = renderPortal('/account/payments/p-1');
  await user.click(await screen.findByRole('button', { name: 'Authorise payment' }));
  expect(sent).toHaveLength(0);
  expect(within(await screen.findByRole('dialog')).getByText(/^IBAN DE89 3704 0044 0532 0130 00, /)).toBeVisible();
  const confirm = await screen.findAllByRole('button', { name: 'Authorise payment' });
  await user.click(confirm[confirm.length - 1]!);
  // Only once: on the page, not in a toast as well.
  expect(await screen.findByRole('alert')).toHaveTextContent('The beneficiary changed after');
  expect(sent[0]?.variables).toEqual({ paymentId: 'p-1', version: 1 });
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
});

test('a status from the subscription is shown at once', async () => {
  serve();
  const { live } = renderPortal('/account/payments/p-1');
  expect(await screen.findByText('Awaiting authorisation')).toBeVisible();
  const sent = details({ status: 'ready_to_send', tccPaymentId: 't-1', tcc_short_ref: 'T-1' });
  act(() => live.publish('PaymentLive', { payments_by_pk: sent }));
  expect(await screen.findByText('Ready to send')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change payment' })).toBeNull();
});

test('a payment that failed before it was sent shows the reason and what happened to the money', async () => {
  serve({ status: 'failed', errorCode: 'provider_rejected', errorMessage: 'Insufficient funds.' });
  renderPortal('/account/payments/p-1');
  expect(await screen.findByText('This payment was not sent')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Insufficient funds. No money has moved.');
});

describe('rejecting', () => {
  const asked = { createdById: 'other', authorisationRequests: [request({ role: makerRole })] };

  test('an approver gives a reason, which is required', async () => {
    const reads = serve(asked);
    const sent = onMutation('rejectPayment', {
      result: { __typename: 'PaymentResult', id: 'p-1', status: 'deleted' },
    });
    const { user } = renderPortal('/account/payments/p-1');
    await user.click(await screen.findByRole('button', { name: 'Reject payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reject payment' }));
    expect(await dialog.findByText('This field is required.')).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' Paid last week. ');
    await user.click(dialog.getByRole('button', { name: 'Reject payment' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toEqual({ paymentId: 'p-1', version: 1, reason: 'Paid last week.' });
    expect(await screen.findByText('12,450.00 EUR to Hansa Metall GmbH rejected.')).toBeVisible();
    await waitFor(() => expect(reads.length).toBeGreaterThan(1));
  });

  test.each([
    ['its maker', { ...asked, createdById: 'maker' }],
    ['somebody whose role is not asked', { ...asked, authorisationRequests: [request()] }],
    ['anybody once it is sent', { ...asked, status: 'ready_to_send', tccPaymentId: 't-1' }],
  ])('%s is not offered it', async (_who, change) => {
    serve(change);
    renderPortal('/account/payments/p-1');
    expect(await screen.findByRole('heading', { name: '12,450.00 EUR to Hansa Metall GmbH' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reject payment' })).toBeNull();
  });

  test('who rejected it, when and why stand on the page', async () => {
    const rejectedBy = { __typename: 'colleagues', id: 'ada', first_name: 'Ada', last_name: 'Okafor' };
    const rejection = { rejectedById: 'ada', rejectedAt: '2026-11-23T10:00:00Z', rejectionReason: 'Paid last week.' };
    serve({ status: 'deleted', ...rejection, rejectedBy });
    renderPortal('/account/payments/p-1');
    expect(await screen.findByText('An approver rejected this payment')).toBeVisible();
    expect(screen.getByText('Rejected by Ada Okafor')).toBeVisible();
    expect(screen.getByText(/^Paid last week\. · /)).toBeVisible();
  });
});

test('deleting needs a confirmation', async () => {
  serve();
  const sent = onMutation('deletePayment', {
    result: { __typename: 'PaymentResult', id: 'p-1', status: 'deleted', errorCode: null, errorMessage: null },
  });
  const { user } = renderPortal('/account/payments/p-1');
  await user.click(await screen.findByRole('button', { name: 'Delete payment' }));
  expect(await screen.findByText('12,450.00 EUR to Hansa Metall GmbH will not be sent.')).toBeVisible();
  const buttons = screen.getAllByRole('button', { name: 'Delete payment' });
  await user.click(buttons[buttons.length - 1]!);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('an error of deleting stays on the page', async () => {
  serve();
  const errorMessage = 'This payment is with the provider already.';
  onMutation('deletePayment', {
    result: {
      __typename: 'PaymentResult',
      id: 'p-1',
      status: 'ready_to_send',
      errorCode: 'not_deletable',
      errorMessage,
    },
  });
  const { user } = renderPortal('/account/payments/p-1');
  await user.click(await screen.findByRole('button', { name: 'Delete payment' }));
  const confirm = await screen.findAllByRole('button', { name: 'Delete payment' });
  await user.click(confirm[confirm.length - 1]!);
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage);
});

test('a payment of another account offers to switch to that account only', async () => {
  serve({ account: { __typename: 'accounts', id: secondAccount.id, name: secondAccount.name } }, true);
  onMutation('StoreLastUsedAccount', { update_users_by_pk: null });
  const { user } = renderPortal('/account/payments/p-1');
  await user.click(await screen.findByRole('button', { name: 'Switch to Aldgate Europe BV' }));
  expect(await screen.findByRole('button', { name: 'Authorise payment' })).toBeVisible();
});

test('an unknown payment is not found', async () => {
  serveSession();
  onQuery('payment', { payments_by_pk: null, paymentsYouCanAuthorise: [] });
  renderPortal('/account/payments/p-2');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

describe('the history', () => {
  const colleague = { __typename: 'colleagues', id: 'ada', first_name: 'Ada', last_name: 'Okafor' };
  const earlier = (number: number, change: Record<string, unknown>) => ({
    ...details(),
    __typename: 'payment_versions',
    id: `p-1:${number}`,
    replacedAt: '2026-11-23T10:00:00Z',
    replacedById: 'ada',
    replacedBy: colleague,
    ...change,
  });
  const serveHistory = (versions: object[]) =>
    onQuery('PaymentHistory', { payments_by_pk: { __typename: 'payments', id: 'p-1', versions } });

  test('each change says who made it, and what was different before', async () => {
    serve({ version: 3 });
    const unknown = { replacedById: null, replacedBy: null };
    const asked = serveHistory([
      earlier(2, { amount: '12000.00', ...unknown }),
      earlier(1, { amount: '12000.00', reference: 'INV-0', paymentType: 'regular', chargeType: null }),
    ]);
    renderPortal('/account/payments/p-1');
    const byAda = within(await screen.findByRole('region', { name: /^Changed by Ada Okafor, 23 Nov 2026/ }));
    const rows = (region: { getAllByRole: (role: string) => HTMLElement[] }) =>
      region.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows(byAda).slice(1)).toEqual([
      ['Payment type', 'Regular', 'Priority'],
      ['Charges', 'None', 'Ours'],
      ['Reference', 'INV-0', 'INV-1'],
    ]);
    const last = within(screen.getByRole('region', { name: /^Changed by Corridor/ }));
    expect(rows(last).slice(1)).toEqual([['Amount', '12,000.00 EUR', '12,450.00 EUR']]);
    expect(asked[0]?.variables).toEqual({ id: 'p-1', before: 3 });
  });

  test('a conversion is named by its reference, and by its id where it is not known', async () => {
    const conversion = (id: string, short_reference: string) => ({
      __typename: 'tcc_conversions',
      id,
      short_reference,
    });
    serve({ version: 3, tccConversionId: 'c-3', conversion: conversion('c-3', '261126-CCC') });
    serveHistory([
      earlier(2, { tccConversionId: 'c-2', conversion: null }),
      earlier(1, { tccConversionId: 'c-1', conversion: conversion('c-1', '261126-AAA') }),
    ]);
    renderPortal('/account/payments/p-1');
    expect(await screen.findByRole('row', { name: 'Conversion c-2 261126-CCC' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Conversion 261126-AAA c-2' })).toBeVisible();
  });

  test('a payment that never changed has none', async () => {
    serve();
    const asked = serveHistory([]);
    renderPortal('/account/payments/p-1');
    expect(await screen.findByText('Awaiting authorisation')).toBeVisible();
    expect(screen.queryByText('History')).toBeNull();
    expect(asked).toHaveLength(0);
  });
});

test('what came of an authorisation names the payment, and goes with its page', async () => {
  serve({}, true);
  const result = { ...authorisation('p-1'), tccStatus: null };
  onMutation('authorisePayment', { result });
  onQuery('EditablePayment', { payments_by_pk: null });
  const { user } = renderPortal('/account/payments/p-1');
  await user.click(await screen.findByRole('button', { name: 'Authorise payment' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Authorise payment' }));
  const toast = '12,450.00 EUR to Hansa Metall GmbH: Authorised. No more approvals needed.';
  expect(await screen.findByText(toast)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Change payment' }));
  await waitFor(() => expect(screen.queryByText(toast)).toBeNull());
});

describe('where the user comes from', () => {
  const open = async (search: string, mayAuthorise = false, role = makerRole) => {
    serve({ createdById: 'other' }, mayAuthorise, role);
    const { user } = renderPortal(`/account/payments/p-1${search}`);
    await screen.findByRole('heading', { name: '12,450.00 EUR to Hansa Metall GmbH' });
    return user;
  };
  const back = () => within(screen.getByRole('main')).getAllByRole('link')[0];

  test('an approver goes back to the authorisations, and is told when none is left to give', async () => {
    await open('?authorising=true');
    expect(back()).toHaveTextContent('Authorisations');
    expect(screen.getByRole('link', { name: 'Back to the authorisations' })).toBeVisible();
  });

  test('an approver who can authorise is told nothing', async () => {
    await open('?authorising=true', true);
    expect(back()).toHaveAttribute('href', '/account/payments/authorisations');
    expect(screen.queryByText(/does not wait for your authorisation/)).toBeNull();
  });

  test('the maker is offered the next payment', async () => {
    await open('?fromPaymentWizard=true');
    expect(back()).toHaveAttribute('href', '/account/payments');
    expect(screen.getByRole('link', { name: 'Make another payment' })).toHaveAttribute('href', '/account/payments/new');
  });

  test.each([
    ['from a list', '', makerRole],
    ['without the right to pay', '?fromPaymentWizard=true', viewerRole],
  ])('no next payment is offered %s', async (_how, search, role) => {
    await open(search, false, role);
    expect(screen.queryByRole('link', { name: 'Make another payment' })).toBeNull();
    expect(screen.queryByText(/does not wait for your authorisation/)).toBeNull();
  });
});

test.each([
  ['EUR', '10700.12', '10,700.12 GBP'],
  ['GBP', '12450.00', undefined],
  ['EUR', null, undefined],
])('a payment in %s that was worth %s in pounds', async (currency, gbpEquivalent, text) => {
  serve({ currency, gbpEquivalent });
  renderPortal('/account/payments/p-1');
  await screen.findByText('Payment date');
  expect(screen.queryByText('In pounds')?.nextSibling?.textContent).toBe(text);
});

test('a user who may authorise the payment reads the remarks of the decision sheet', async () => {
  serve({}, true);
  const versions = [version(hansa), version({ ...hansa, id: 's-0', iban: 'DE02120300000000202051' }, '2026-11-03')];
  onQuery('PaymentToDecide', {
    payments_by_pk: decidable(details(), { versions }),
    paymentsYouCanAuthorise: [{ __typename: 'payments', id: 'p-1' }],
  });
  renderPortal('/account/payments/p-1');
  expect(await screen.findByText('Changed bank details')).toBeVisible();
  expect(screen.getByText('No payment has been completed: too few to say what is usual.')).toBeVisible();
});

test('others do not', async () => {
  serve();
  const asked = onQuery('PaymentToDecide', { payments_by_pk: decidable(details()), paymentsYouCanAuthorise: [] });
  renderPortal('/account/payments/p-1');
  expect(await screen.findByText('Created by Maya Keller')).toBeVisible();
  expect(asked).toHaveLength(0);
});
