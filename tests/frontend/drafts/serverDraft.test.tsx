import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Client } from 'urql';
import { SavePaymentDraftDocument } from '../../../frontend/src/features/payments/draft/draftQuery';
import { ServerDraft } from '../../../frontend/src/features/payments/draft/ServerDraft';
import { fill, serveDraft, serveForm } from '../support/paymentForm';
import { paymentDetails } from '../support/data';
import { address, renderPortal } from '../support/renderPortal';
import { onMutation, onQuery, refuseQuery } from '../support/server';

const form = '/account/payments/new';
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const savedAt = '2026-11-22T09:30:00+00:00';

/** What the server keeps: an amount, typed yesterday. */
const kept = (change = {}) => ({
  __typename: 'payment_drafts',
  id: 'd-1',
  search: '',
  savedAt,
  content: { amount: '77.00', reason: 'Rent' },
  ...change,
});

beforeEach(() => serveForm());

const created = {
  result: {
    __typename: 'PaymentResult',
    id: 'p-1',
    status: 'awaiting_authorisation',
    authorisationsRequired: 1,
    errorCode: null,
    errorMessage: null,
  },
};

test('what is typed is kept on the server once typing rests: the changed fields, and no more', async () => {
  const { saves, reads } = serveDraft();
  const { user } = renderPortal(form);
  await user.type(await amount(), '250');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Bolts');
  // A slow machine pauses between two keys, which saves the draft too.
  await waitFor(() =>
    expect(saves.at(-1)?.variables).toEqual({
      search: '',
      savedAt: '2026-11-23T10:00:00.000Z',
      draft: { amount: '250.00', reason: 'Bolts' },
    }),
  );
  expect(reads[0]?.variables).toMatchObject({ from: '2026-11-16T10:00:00.000Z' });
});

test('what was typed last is sent when the form closes, without the wait; what was sent already is not', async () => {
  const mutation = jest.fn(() => ({ toPromise: () => Promise.resolve() }));
  const copy = new ServerDraft({ mutation } as unknown as Client, '', undefined);
  copy.save({ savedAt: Date.parse(savedAt), fields: { amount: '250.00' } });
  copy.save({ savedAt: Date.parse(savedAt), fields: { amount: '251.00' } });
  expect(mutation).not.toHaveBeenCalled();
  copy.flush();
  copy.flush();
  await copy.settle();
  expect(mutation.mock.calls).toMatchObject([[SavePaymentDraftDocument, { draft: { amount: '251.00' } }]]);
});

test('a form that closes sends its draft', async () => {
  const { saves } = serveDraft();
  const { user } = renderPortal(form);
  await user.type(await amount(), '250');
  cleanup();
  await waitFor(() => expect(saves.at(-1)?.variables).toMatchObject({ draft: { amount: '250.00' } }));
});

test('another device’s draft is restored with the notice; discarding deletes it there', async () => {
  const { discards } = serveDraft([kept()]);
  const { user } = renderPortal(form);
  expect(await amount()).toHaveValue('77.00');
  expect(screen.getByText(/^We kept your draft of 22 Nov 2026, 09:30/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await waitFor(async () => expect(await amount()).toHaveValue(''));
  await waitFor(() => expect(discards.map(({ variables }) => variables)).toEqual([{ search: '' }]));
});

test('of the tab’s draft and the server’s, the later one is shown', async () => {
  const { user } = renderPortal(form);
  await user.type(await amount(), '250');
  await waitFor(() => expect(Object.keys(sessionStorage).some((name) => /draft/.test(name))).toBe(true));
  for (const [time, shown] of [
    ['2026-11-23T09:59:59Z', '250.00'],
    ['2026-11-23T10:00:00Z', '250.00'],
    ['2026-11-23T10:00:01Z', '77.00'],
  ] as const) {
    cleanup();
    localStorage.clear();
    serveDraft([kept({ savedAt: time })]);
    renderPortal(form);
    expect(await amount()).toHaveValue(shown);
  }
});

test('the draft of a form that is prefilled otherwise is not shown, but can be continued', async () => {
  serveDraft([kept({ search: 'paymentReference=R-7' })]);
  const { user } = renderPortal(form);
  expect(await amount()).toHaveValue('');
  expect(screen.getByText(/^You have a draft of another payment of 22 Nov 2026, 09:30/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Continue that draft' }));
  await waitFor(async () => expect(await amount()).toHaveValue('77.00'));
  expect(address()).toBe(`${form}?paymentReference=R-7`);
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('R-7');
  expect(screen.queryByRole('link', { name: 'Continue that draft' })).toBeNull();
});

test('creating the payment names the form, waits for what is being saved, and saves nothing afterwards', async () => {
  const order: string[] = [];
  const note = (name: string, data: object) => (variables: Record<string, unknown>) => {
    // A form that an earlier test left may still save its own draft.
    if ((variables.search ?? variables.draftSearch) === 'paymentReason=Bolts') order.push(name);
    return data;
  };
  onMutation('savePaymentDraft', note('save', { savePaymentDraft: { __typename: 'PaymentDraft', id: null } }));
  const sent = onMutation('createPayment', note('create', created));
  onQuery('payment', { payments_by_pk: paymentDetails(), paymentsYouCanAuthorise: [] });
  const { user } = renderPortal(`${form}?paymentReason=Bolts`);
  await amount();
  await fill(user, '100');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  await user.click(await screen.findByRole('button', { name: 'Send payment' }));
  await waitFor(() => expect(address()).toBe('/account/payments/p-1?fromPaymentWizard=true'));
  expect(sent[0]?.variables).toMatchObject({ draftSearch: 'paymentReason=Bolts' });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(order.at(-1)).toBe('create');
});

test('a draft that cannot be read keeps no form closed', async () => {
  refuseQuery('PaymentDraft', 'The server is busy.');
  renderPortal(form);
  expect(await amount()).toHaveValue('');
});
