import { screen, waitFor } from '@testing-library/react';
import { parse } from 'papaparse';
import { paymentsCsv } from '../../../frontend/src/features/payments/list/paymentsCsv';
import type { PaymentRow } from '../../../frontend/src/shared/payments/paymentRow';
import { payment, paymentTotal, slice } from '../support/data';
import { renderPortal, serveSession } from '../support/renderPortal';
import { holdQuery, onQuery, refuseQuery } from '../support/server';

const rowsOf = (csv: string) => parse<Record<string, string>>(csv.replace('\uFEFF', ''), { header: true }).data;
const csvOf = (...rows: readonly object[]) => paymentsCsv(rows as unknown as PaymentRow[]);
const many = (count: number) => Array.from({ length: count }, () => payment());

/** What was saved: names with contents. */
let saved: { name: string; blob: Blob }[];

beforeEach(() => {
  saved = [];
  let blob = new Blob();
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
});

afterEach(() => jest.restoreAllMocks());

/** Answers with pages of the payments; the screen's own page is the first 15. */
function servePayments(all: readonly object[]) {
  serveSession();
  onQuery('PaymentTotals', { totals: [paymentTotal('awaiting_authorisation', all.length)] });
  return onQuery('Payments', ({ offset, limit }) => ({
    payments: all.slice(Number(offset), Number(offset) + Number(limit)),
  }));
}

test('a line has what the screen shows and every identifier of the bank account', () => {
  const beneficiarySlice = slice({
    name: 'Thames "Logistics", Ltd',
    iban: null,
    accountNumber: '01234567',
    bicSwift: 'BARCGB22',
    bankName: 'Barclays',
    bankCountry: 'GB',
    routingCodeType1: 'sort_code',
    routingCodeValue1: '200000',
    routingCodeType2: 'branch',
    routingCodeValue2: '7',
  });
  expect(
    rowsOf(csvOf(payment({ beneficiarySlice, shortReference: '261121-000001', gbpEquivalent: '10700.12' }))),
  ).toEqual([
    {
      Payee: 'Thames "Logistics", Ltd',
      Reference: 'INV-1',
      'Our reference': '261121-000001',
      'Payment date': '2026-11-24',
      Created: '2026-11-21T09:00:00Z',
      'Created by': 'Maya Keller',
      Status: 'Awaiting authorisation',
      Amount: '12450.00',
      Currency: 'EUR',
      'In pounds': '10700.12',
      'Account holder': 'Hansa Metall GmbH',
      IBAN: '',
      'Account number': '01234567',
      BIC: 'BARCGB22',
      'Routing code type': 'sort_code',
      'Routing code': '200000',
      'Second routing code type': 'branch',
      'Second routing code': '7',
      Bank: 'Barclays',
      'Bank country': 'United Kingdom',
      'Internal note': '',
    },
  ]);
});

test.each(['=1+1', '+1', '-1-1', '@SUM(A1)', '\r=1'])('%j is no formula in a spreadsheet', (reference) => {
  expect(rowsOf(csvOf(payment({ reference })))[0]?.Reference).toBe(`'${reference}`);
});

test('all payments found are saved, in pages of 250, each once', async () => {
  const all = many(600);
  // One moves to the third page while the second is read.
  const calls = servePayments(all.toSpliced(500, 0, all[499]!));
  const { user } = renderPortal('/account/payments?status=failed&amountFrom=100');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('payments-2026-11-23.csv is saved.')).toBeVisible();
  const pages = calls.slice(-3).map(({ variables }) => variables);
  expect(pages.map(({ offset }) => offset)).toEqual([0, 249, 498]);
  for (const page of pages) {
    expect(page).toMatchObject({ limit: 250, statuses: ['failed'], args: { amount_from: '100' } });
  }
  expect(saved.map(({ name }) => name)).toEqual(['payments-2026-11-23.csv']);
  const references = rowsOf(await saved[0]!.blob.text()).map((row) => row['Our reference']);
  expect(references).toEqual(all.map(({ shortReference }) => shortReference));
});

test('none is missed where others leave the filter while the pages are read', async () => {
  const all = many(600);
  serveSession();
  onQuery('PaymentTotals', { totals: [paymentTotal('awaiting_authorisation', all.length)] });
  const offsets: number[] = [];
  onQuery('Payments', (variables) => {
    const [offset, limit] = [Number(variables.offset), Number(variables.limit)];
    // Three of the first page are approved once it has been read.
    const found = offsets.includes(0) ? all.toSpliced(10, 3) : all;
    if (limit === 250) offsets.push(offset);
    return { payments: found.slice(offset, offset + limit) };
  });
  const { user } = renderPortal('/account/payments');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('payments-2026-11-23.csv is saved.')).toBeVisible();
  expect(offsets).toEqual([0, 249, 0, 249, 498]);
  const references = rowsOf(await saved[0]!.blob.text()).map((row) => row['Our reference']);
  expect(references).toEqual(all.map(({ shortReference }) => shortReference));
});

test('of more than 10,000 the first 10,000 are saved, and the page says so', async () => {
  const calls = servePayments(many(10_300));
  const { user } = renderPortal('/account/payments');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/has the first 10,000 payments only/, {}, { timeout: 50_000 })).toBeVisible();
  expect(rowsOf(await saved[0]!.blob.text())).toHaveLength(10_000);
  expect(calls.at(-1)?.variables.offset).toBe(40 * 249);
});

test('while it reads it says how far it is and takes no second click', async () => {
  servePayments(many(1));
  const { user } = renderPortal('/account/payments');
  const button = await screen.findByRole('button', { name: 'Export CSV' });
  const { calls, release } = holdQuery('Payments', { payments: [payment()] });
  await user.click(button);
  expect(await screen.findByText('0 payments read')).toBeVisible();
  await user.click(button);
  expect(calls).toHaveLength(1);
  release();
  await screen.findByText('payments-2026-11-23.csv is saved.');
  expect(screen.queryByText(/payments read/)).toBeNull();
});

test('a failure saves nothing and says so; the next export may succeed', async () => {
  const all = many(300);
  servePayments(all);
  const { user } = renderPortal('/account/payments');
  const button = await screen.findByRole('button', { name: 'Export CSV' });
  refuseQuery('Payments', 'no');
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The payments were not exported.');
  expect(saved).toEqual([]);
  servePayments(all);
  await user.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
