import { act, screen, waitFor, within } from '@testing-library/react';
import { endFault, reasonAgainstRepeating } from '../../../frontend/src/features/payments/recurring/repeat';
import type { PaymentValues } from '../../../frontend/src/shared/payments/paymentValues';
import { viewerRole } from '../support/data';
import { fill, hansa, serveForm } from '../support/paymentForm';
import { address, newId, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const page = '/account/payments/recurring';
const id = '00000000-0000-4000-8000-000000000095';

const series = (change: Record<string, unknown> = {}) => ({
  __typename: 'recurring_payments',
  id,
  frequency: 'monthly',
  state: 'active',
  starts_on: '2026-10-01',
  next_on: '2026-12-01',
  ends_on: null,
  amount: '900.00',
  currency: 'EUR',
  reference: 'RENT',
  pause_reason: null,
  updatedAt: '2026-11-20T10:00:00Z',
  creator: { __typename: 'colleagues', id: 'maker', first_name: 'Maya', last_name: 'Keller' },
  beneficiary: { __typename: 'beneficiaries', id: hansa.beneficiaryId, slices: [hansa] },
  ...change,
});
const written = (field: string) => ({ [field]: { __typename: 'RecurringPayment', id } });
const name = 'Hansa Metall GmbH, RENT';
const button = (label: string) => screen.findByRole('button', { name: `${label}: ${name}` });

function open(rows: object[] = [series()], role?: typeof viewerRole) {
  serveSession(role && { role });
  const reads = onQuery('RecurringPayments', { recurring_payments: rows });
  return { reads, ...renderPortal(page) };
}

test('the list says what is paid, how often, when next, and why a series is paused', async () => {
  const paused = { id: '2', state: 'paused', reference: 'CARGO', pause_reason: 'The amount is above your limit.' };
  open([series({ ends_on: '2027-06-30' }), series(paused), series({ id: '3', state: 'ended', next_on: null })]);
  expect(await screen.findByText('Monthly, until 30 Jun 2027')).toBeVisible();
  expect(screen.getAllByText('1 Dec 2026')).toHaveLength(1);
  expect(screen.getByText(/The amount is above your limit\./)).toBeVisible();
  expect(screen.getAllByText(/IBAN DE89 3704/)).toHaveLength(3);
  expect(screen.getByText('Ended')).toBeVisible();
});

test.each([
  ['Pause', 'changeRecurringPayment', 'active', { recurringPaymentId: id, state: 'paused' }],
  ['End', 'changeRecurringPayment', 'active', { recurringPaymentId: id, state: 'ended' }],
  ['Resume', 'changeRecurringPayment', 'paused', { recurringPaymentId: id, state: 'active' }],
  ['Skip next', 'skipRecurringPayment', 'active', { recurringPaymentId: id, occurrenceOn: '2026-12-01' }],
])('%s, after a confirmation', async (label, mutation, state, variables) => {
  const calls = onMutation(mutation, written(mutation));
  const { user, reads } = open([series({ state })]);
  await user.click(await button(label));
  expect(calls).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map((call) => call.variables)).toEqual([variables]);
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
});

test('a refusal stays in the dialog', async () => {
  refuseMutation('skipRecurringPayment', 'This is not the next payment of the series any more.', {
    code: 'occurrence_not_next',
    field: 'occurrenceOn',
  });
  const { user } = open();
  await user.click(await button('Skip next'));
  await user.click(await screen.findByRole('button', { name: 'Skip next' }));
  expect(await screen.findByText('This is not the next payment of the series any more.')).toBeVisible();
});

test('what became of the occurrences: payments with their status, skips and refusals, the newest first', async () => {
  onQuery('RecurringHistory', {
    recurring_payments_by_pk: {
      __typename: 'recurring_payments',
      id,
      payments: [
        {
          __typename: 'payments',
          id: 'p-9',
          occurrenceOn: '2026-10-01',
          paymentDate: '2026-10-01',
          status: 'completed',
          shortReference: '261001-AAAA',
        },
      ],
      omissions: [
        {
          __typename: 'recurring_payment_omissions',
          id: 'o-1',
          occurrence_on: '2026-11-01',
          skipped_by: 'maker',
          error_message: null,
          skipper: { __typename: 'colleagues', id: 'maker', first_name: 'Maya', last_name: 'Keller' },
        },
        {
          __typename: 'recurring_payment_omissions',
          id: 'o-2',
          occurrence_on: '2026-09-01',
          skipped_by: null,
          error_message: 'The amount is above your limit.',
          skipper: null,
        },
      ],
    },
  });
  const { user } = open();
  await user.click(await button('History'));
  const lines = within(await screen.findByRole('list', { name: 'Occurrences' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1 Nov 2026: Skipped by Maya Keller.',
    expect.stringMatching(/^1 Oct 2026: 261001-AAAA Completed$/),
    '1 Sep 2026: Not created. The amount is above your limit.',
  ]);
  expect(screen.getByRole('link', { name: '261001-AAAA' })).toHaveAttribute('href', '/account/payments/p-9');
});

test('a user who may not create payments reads the history and cannot change the series', async () => {
  open([series()], viewerRole);
  expect(await button('History')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Pause|End|Skip next)/ })).toBeNull();
});

test('a change elsewhere arrives by itself', async () => {
  const { live } = open();
  await button('Pause');
  const paused = series({ state: 'paused', pause_reason: 'The beneficiary was deleted.' });
  act(() => live.publish('RecurringPaymentsLive', { recurring_payments: [paused] }));
  expect(await screen.findByText(/The beneficiary was deleted\./)).toBeVisible();
});

describe('the review', () => {
  async function review() {
    serveForm();
    const opened = renderPortal('/account/payments/new');
    await fill(opened.user, '100');
    await opened.user.click(screen.getByRole('button', { name: 'Review payment' }));
    return opened;
  }

  test('sets up a recurring payment in place of one, with the key of the review', async () => {
    const { user } = await review();
    const sent = onMutation('createRecurringPayment', written('createRecurringPayment'));
    onQuery('RecurringPayments', { recurring_payments: [] });
    await user.click(await screen.findByRole('combobox', { name: 'How often' }));
    await user.click(await screen.findByRole('option', { name: 'Monthly' }));
    expect(screen.getByText(/^The first payment is due on 23 Nov 2026\./)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Last possible day/ }), '2027-06-30');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Set up recurring payment' }));
    await waitFor(() => expect(address()).toBe(page));
    expect(sent[0]?.variables).toMatchObject({
      frequency: 'monthly',
      endsOn: '2027-06-30',
      draftSearch: '',
      payment: { amount: '100.00', paymentDate: '2026-11-23', reference: 'INV-9', clientRequestId: newId },
    });
    expect(await screen.findByText('The recurring payment is set up.')).toBeVisible();
  });

  test('an error of a field returns to the form there', async () => {
    const { user } = await review();
    refuseMutation('createRecurringPayment', 'The first day has passed.', {
      code: 'invalid_input',
      field: 'payment.paymentDate',
    });
    await user.click(await screen.findByRole('combobox', { name: 'How often' }));
    await user.click(await screen.findByRole('option', { name: 'Weekly' }));
    await user.click(screen.getByRole('button', { name: 'Set up recurring payment' }));
    expect((await screen.findAllByText(/The first day has passed\./))[0]).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Payment date' })).toBeVisible();
  });
});

test('a payment with parts of its own cannot be repeated; an end before the first payment is a fault', () => {
  const values = { invoiceNumber: '', conversionId: '', documents: [] } as unknown as PaymentValues;
  expect(reasonAgainstRepeating(values)).toBeUndefined();
  expect(reasonAgainstRepeating({ ...values, invoiceNumber: 'A1', conversionId: 'c' })).toBe(
    'A payment with an invoice and a conversion cannot be repeated.',
  );
  const monthly = { frequency: 'monthly', endsOn: '2026-11-22' } as const;
  expect(endFault(monthly, '2026-11-23')).toBe('The end is before the first payment.');
  expect(endFault({ ...monthly, endsOn: '2026-11-23' }, '2026-11-23')).toBeUndefined();
  expect(endFault({ ...monthly, endsOn: '' }, '2026-11-23')).toBeUndefined();
  expect(endFault({ ...monthly, endsOn: 'soon' }, '2026-11-23')).toMatch(/^Enter a date/);
});
