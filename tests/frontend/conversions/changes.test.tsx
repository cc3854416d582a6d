import { screen, waitFor, within } from '@testing-library/react';
import { conversionChange, conversionDetails, conversionId } from '../support/conversionRecord';
import { aggregate, viewerRole } from '../support/data';
import { newId, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation, refuseQuery } from '../support/server';

const page = `/account/conversions/${conversionId}`;
const childId = '00000000-0000-4000-8000-00000000c002';

function serve(change: Record<string, unknown> = {}, session: Parameters<typeof serveSession>[0] = {}) {
  serveSession(session);
  return onQuery('conversion', {
    conversion: conversionDetails(change),
    livePayments: [],
    livePaymentCount: aggregate('payments', 0),
    waitingPayments: [],
    waitingPaymentCount: aggregate('payments', 0),
  });
}

const quote = (change: Record<string, unknown> = {}) => ({
  quote: { __typename: 'ConversionChangeQuote', amount: '-3.50', currency: 'GBP', payments: [], ...change },
});

const payment = (fate: string) => ({
  __typename: 'LinkedPayment',
  id: newId,
  shortReference: 'P-1',
  amount: '100.00',
  currency: 'EUR',
  paymentDate: '2026-11-25',
  fate,
});

const result = (change: Record<string, unknown> = {}) => ({
  result: {
    __typename: 'ConversionChangeResult',
    id: newId,
    status: 'done',
    settledAmount: '-3.50',
    currency: 'GBP',
    childConversionId: null,
    errorCode: null,
    errorMessage: null,
    ...change,
  },
});

async function open(name: string) {
  const rendered = renderPortal(page);
  await rendered.user.click(await screen.findByRole('button', { name }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
}

test('cancelling says its price and what becomes of payments first, and sends what was shown', async () => {
  const reads = serve();
  onQuery('ConversionCancellationQuote', quote({ payments: [payment('suspended')] }));
  const calls = onMutation('cancelConversion', result());
  const { user, dialog } = await open('Cancel conversion');
  expect(await dialog.findByText('Cancelling costs 3.50 GBP.')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    'P-1 of 100.00 EUR on 25 Nov 2026 is held at the provider and will be suspended.',
  );
  const before = reads.length;
  await user.click(dialog.getByRole('button', { name: 'Cancel conversion' }));
  expect(await screen.findByText('The conversion was cancelled.')).toBeVisible();
  expect(calls.map(({ variables }) => variables)).toEqual([
    { conversionId, acceptedAmount: '-3.50', clientRequestId: newId },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(reads.length).toBeGreaterThan(before));
});

test.each([
  [
    'a price that moved',
    () => refuseMutation('cancelConversion', 'The price moved.', { code: 'conversion_price_moved' }),
  ],
  [
    'a rejection',
    () =>
      onMutation('cancelConversion', result({ status: 'rejected', errorCode: 'no', errorMessage: 'The price moved.' })),
  ],
])('%s is said in the dialog, which stays', async (_what, serveRefusal) => {
  serve();
  onQuery('ConversionCancellationQuote', quote());
  serveRefusal();
  const { user, dialog } = await open('Cancel conversion');
  await dialog.findByText('Cancelling costs 3.50 GBP.');
  await user.click(dialog.getByRole('button', { name: 'Cancel conversion' }));
  expect(await dialog.findByText('The price moved.')).toBeVisible();
});

test('without a price nothing can be cancelled', async () => {
  serve();
  refuseQuery('ConversionCancellationQuote', 'Above 15000 GBP the provider cancels.', { code: 'provider_rejected' });
  const { dialog } = await open('Cancel conversion');
  expect(await dialog.findByText('Above 15000 GBP the provider cancels.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel conversion' })).toHaveAttribute('aria-disabled', 'true');
});

test('another day is priced before the date is changed; closed days give their reason', async () => {
  serve();
  onQuery('ConversionDates', {
    getValidConversionDates: {
      __typename: 'ValidConversionDates',
      firstConversionDate: '2026-11-23',
      firstConversionCutoffTime: null,
      nextDayConversionDate: '2026-11-24',
      defaultConversionDate: '2026-11-25',
      optimizeLiquidityConversionDate: '2026-11-25',
      invalidConversionDates: [{ __typename: 'InvalidDate', date: '2026-11-26', reason: 'Thanksgiving' }],
    },
  });
  const asked = onQuery('ConversionDateChangeQuote', quote({ amount: '1.20', payments: [payment('cannot_be_sent')] }));
  const calls = onMutation('changeConversionDate', result({ status: 'pending', settledAmount: null }));
  const { user, dialog } = await open('Change date');
  const field = dialog.getByRole('textbox', { name: 'New date' });
  await user.type(field, '2026-11-26');
  await user.tab();
  expect(await dialog.findByText('26 November 2026: Thanksgiving')).toBeVisible();
  expect(asked).toEqual([]);
  await user.clear(field);
  await user.type(field, '2026-11-27');
  await user.tab();
  expect(await dialog.findByText('Settling on Friday 27 November returns 1.20 GBP.')).toBeVisible();
  expect(dialog.getByText(/can no longer be sent as it is/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change date' }));
  expect(await screen.findByText('The date is being changed.')).toBeVisible();
  expect(calls[0]?.variables).toEqual({
    conversionId,
    newDate: '2026-11-27',
    acceptedAmount: '1.20',
    clientRequestId: newId,
  });
});

test('a split shows both conversions before it is made', async () => {
  serve();
  const part = { __typename: 'ConversionPart' };
  const asked = onQuery('ConversionSplitPreview', {
    preview: {
      __typename: 'ConversionSplitPreview',
      first: { ...part, buyAmount: '9899.76', sellAmount: '8000.00' },
      second: { ...part, buyAmount: '4949.88', sellAmount: '4000.00' },
    },
  });
  const calls = onMutation('splitConversion', result({ settledAmount: null, childConversionId: childId }));
  const { user, dialog } = await open('Split');
  const field = dialog.getByRole('textbox', { name: 'Amount to split off in GBP' });
  await user.type(field, '12000');
  await user.click(dialog.getByRole('button', { name: 'Split conversion' }));
  expect(await dialog.findByText(/The amount is too large/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '4000');
  expect(await dialog.findByText('8,000.00 GBP to 9,899.76 EUR')).toBeVisible();
  expect(dialog.getByText('4,000.00 GBP to 4,949.88 EUR')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Split conversion' }));
  expect(await screen.findByText('The conversion was split.')).toBeVisible();
  expect([asked.at(-1)?.variables, calls[0]?.variables]).toEqual([
    { conversionId, amount: '4000.00' },
    { conversionId, amount: '4000.00', amountBefore: '12000.00', clientRequestId: newId },
  ]);
});

test.each<[string, Record<string, unknown>, Parameters<typeof serveSession>[0]]>([
  ['a settled one', { status: 'trade_settled' }, {}],
  ['one with a change under way', { changes: [conversionChange({ status: 'pending', settledAmount: null })] }, {}],
  ['a role that may not convert', {}, { role: viewerRole }],
])('no changes are offered: %s', async (_what, change, session) => {
  serve(change, session);
  renderPortal(page);
  await screen.findByRole('heading', { name: /GBP to/ });
  for (const name of ['Change date', 'Split', 'Cancel conversion']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('the changes are listed with what each cost, and link to the conversions that came of them', async () => {
  const id = (end: string) => `00000000-0000-4000-8000-00000000c3${end}`;
  const noDate = { newDate: null, settledAmount: null };
  serve({
    status: 'closed',
    splitOffBy: {
      ...conversionChange({ id: id('00'), kind: 'split', ...noDate }),
      tccConversionId: childId,
      conversion: { __typename: 'tcc_conversions', id: childId, short_reference: '20261120-PARENT' },
    },
    changes: [
      conversionChange(),
      conversionChange({ id: id('01'), kind: 'split', ...noDate, splitAmount: '4000.00', childConversionId: childId }),
      conversionChange({
        id: id('02'),
        kind: 'cancellation',
        ...noDate,
        status: 'rejected',
        errorMessage: 'Too late.',
      }),
      conversionChange({ id: id('03'), kind: 'cancellation', newDate: null, settledAmount: '0.00' }),
    ],
  });
  renderPortal(page);
  const card = within(await screen.findByRole('region', { name: 'Changes' }));
  expect(card.getByText(/^Moved from 25 Nov 2026 to 27 Nov 2026 by Maya Keller, .*It cost 3\.50 GBP\.$/)).toBeVisible();
  expect(card.getByText(/^Split at 4,000\.00 GBP by Maya Keller, .*It cost nothing\./)).toBeVisible();
  expect(card.getByText(/It was not done: Too late\.$/)).toBeVisible();
  expect(card.getByRole('link', { name: '20261120-PARENT' })).toHaveAttribute(
    'href',
    `/account/conversions/${childId}`,
  );
  expect(screen.getByText('Cancelled by Maya Keller')).toBeVisible();
  expect(screen.getByText('Split off by Maya Keller')).toBeVisible();
  expect(screen.getByText('Moved to 27 Nov 2026 by Maya Keller')).toBeVisible();
  expect(screen.getByText('Split by Maya Keller')).toBeVisible();
});

test('a change of a conversion that was not split off is listed too', async () => {
  serve({ changes: [conversionChange()] });
  renderPortal(page);
  const card = within(await screen.findByRole('region', { name: 'Changes' }));
  expect(card.getByText(/^Moved from 25 Nov 2026 to 27 Nov 2026/)).toBeVisible();
  expect(card.queryByText(/Split off/)).toBeNull();
});
