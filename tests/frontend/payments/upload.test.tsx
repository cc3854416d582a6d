import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FileMessage } from '../../../frontend/src/shared/uploads/fileWorker';
import { checkFile } from '../../../frontend/src/shared/uploads/checkFile';
import { errorCatalogue } from '../../../domain/errors';
import { resultCsv } from '../../../frontend/src/shared/uploads/resultCsv';
import { viewerRole } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation, refuseQuery } from '../support/server';

/** The worker of the browser, without a thread of its own. */
class FakeWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onerror: () => void = () => undefined;
  postMessage({ kind, bytes }: FileMessage) {
    checkFile(kind, bytes).then(
      (data) => this.onmessage({ data }),
      () => this.onerror(),
    );
  }
  terminate() {}
}
jest.mock('../../../frontend/src/shared/uploads/startFileWorker', () => ({ startFileWorker: () => new FakeWorker() }));
// jsdom has no streams that compress.
jest.mock('../../../frontend/src/shared/uploads/packFile', () => ({
  packFile: async (bytes: Uint8Array) => gzipSync(bytes).toString('base64'),
}));

const id = '00000000-0000-4000-8000-0000000000aa';
const headings = 'Beneficiary reference,Amount,Currency,Payment date,Payment type,Reference,Reason';
const csv = (text = `${headings}\nSUP-1,10.00,EUR,2026-12-01,regular,INV-1,Steel`) =>
  // The file of jsdom cannot be read.
  new NodeFile([text], 'december.csv', { type: 'text/csv' }) as File;
const summary = (change: object = {}) => ({
  __typename: 'UploadSummary',
  id,
  filename: 'december.csv',
  format: 'csv',
  state: 'checked',
  sameFileUploadedAt: null,
  validRows: 2,
  refusedRows: 1,
  createdRows: 0,
  failedRows: 0,
  totals: [{ __typename: 'UploadTotal', currency: 'EUR', amount: '1250.5', rowCount: 2 }],
  ...change,
});
const row = (row_number: number, change: object = {}) => ({
  __typename: 'upload_rows',
  upload_id: id,
  row_number,
  content: { amount: '10.00', currency: 'EUR', reference: `INV-${row_number}`, payee: 'Hansa, DE89' },
  state: 'checked',
  problems: [],
  entity_id: null,
  ...change,
});
const faulty = row(2, {
  state: 'refused',
  content: { amount: '10.005', currency: 'EUR', reference: 'INV-2' },
  problems: [{ field: 'amount', text: 'Too many decimals.' }],
});
const warned = row(3, { problems: [{ field: 'amount', text: 'Perhaps row 1.', isWarning: true }] });
const allRows = [row(1), faulty, warned];

function serve(change: object = {}, rows: readonly { state: string }[] = allRows) {
  serveSession();
  onQuery('GetPaymentUpload', { upload: summary(change) });
  return onQuery('UploadRows', ({ states }) => ({
    upload_rows: rows.filter(({ state }) => (states as string[]).includes(state)),
  }));
}

const page = `/account/payments/upload?upload=${id}`;
const choose = async (file: File) => {
  const area = (await screen.findByText('Drop a file here, or choose one.')).parentElement!;
  fireEvent.drop(area, { dataTransfer: { files: [file] } });
};

test('a file is read, packed and sent; its rows are shown at an address of their own', async () => {
  serve();
  const calls = onMutation('validatePaymentUpload', { upload: summary() });
  renderPortal('/account/payments/upload');
  await choose(csv());
  expect(await screen.findByRole('heading', { name: 'Check the rows' })).toBeVisible();
  expect(address()).toBe(page);
  const { filename, content } = calls[0]!.variables as { filename: string; content: string };
  expect(filename).toBe('december.csv');
  expect(gunzipSync(Buffer.from(content, 'base64')).toString()).toContain('SUP-1,10.00');
});

test('the limits and a template for each payment type stand at the choice', async () => {
  serve();
  renderPortal('/account/payments/upload');
  expect(await screen.findByText(/^CSV or pain.001.001.09, at most 10,000 rows/)).toBeVisible();
  const templates = screen.getAllByRole('link', { name: /^Template/ }).map((link) => link.getAttribute('href'));
  expect(templates).toEqual(['/templates/payments-regular.csv', '/templates/payments-priority.csv']);
});

test('a file that cannot be read is refused before it is sent', async () => {
  serve();
  const calls = onMutation('validatePaymentUpload', { upload: summary() });
  renderPortal('/account/payments/upload');
  await choose(csv('Amount\n1'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The column "Currency" is missing.');
  expect(calls).toHaveLength(0);
});

test('the refusal of the server stands at the choice', async () => {
  serve();
  refuseMutation('validatePaymentUpload', 'The message M1 was uploaded already.', { code: 'file_already_uploaded' });
  renderPortal('/account/payments/upload');
  await choose(csv());
  expect(await screen.findByRole('alert')).toHaveTextContent('The message M1 was uploaded already.');
});

test('rows with errors come first, with totals and what is left out', async () => {
  const calls = serve();
  const { user } = renderPortal(page);
  expect(await screen.findByRole('cell', { name: '10.005 Too many decimals.' })).toBeVisible();
  expect(screen.queryByText('INV-1')).toBeNull();
  expect(calls[0]?.variables).toMatchObject({ states: ['refused'], limit: 100, offset: 0 });
  expect(screen.getByText('2 payments can be created. 1 row with errors will be left out.')).toBeVisible();
  const totals = within(screen.getByRole('list', { name: 'Totals by currency' }));
  expect(totals.getByRole('listitem')).toHaveTextContent('1,250.50 EUR in 2 payments');
  await user.click(screen.getByRole('checkbox', { name: 'Only rows with errors' }));
  expect(await screen.findByText('INV-1')).toBeVisible();
  expect(screen.getByRole('cell', { name: '10.00 Perhaps row 1.' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: 'Hansa, DE89' })).toHaveLength(2);
});

test('an error is corrected in place, by keyboard', async () => {
  serve();
  const calls = onMutation('correctPaymentUploadRow', () => {
    serve({ validRows: 3, refusedRows: 0 }, [row(1), row(2), warned]);
    return { upload: summary({ validRows: 3, refusedRows: 0 }) };
  });
  const { user } = renderPortal(page);
  await screen.findByText('Too many decimals.');
  await user.keyboard('e{Enter}');
  const input = screen.getByRole('textbox', { name: 'Amount, row 2' });
  expect(input).toHaveFocus();
  await user.clear(input);
  await user.keyboard('10.05{Enter}');
  expect(await screen.findByText('3 payments can be created.')).toBeVisible();
  expect(calls[0]?.variables).toEqual({ uploadId: id, rowNumber: 2, field: 'amount', value: '10.05' });
  expect(screen.queryByText('Too many decimals.')).toBeNull();
});

test('Escape leaves a text as it was', async () => {
  serve();
  const calls = onMutation('correctPaymentUploadRow', { upload: summary() });
  const { user } = renderPortal(page);
  const cell = await screen.findByRole('cell', { name: '10.005 Too many decimals.' });
  await user.click(cell);
  await user.keyboard('99{Escape}');
  expect(cell).toHaveFocus();
  expect(cell).toHaveTextContent('10.005');
  expect(calls).toHaveLength(0);
});

test('a file that was uploaded before says so', async () => {
  serve({ sameFileUploadedAt: '2026-11-20T09:00:00Z' });
  renderPortal(page);
  expect(await screen.findByText(/This file was uploaded to this account before, on 20 Nov 2026/)).toBeVisible();
});

test('confirming shows live progress and then the result', async () => {
  serve();
  const { user, live } = renderPortal(page);
  const button = await screen.findByRole('button', { name: 'Create 2 payments' });
  onMutation('confirmPaymentUpload', () => {
    serve({ state: 'running', validRows: 2 });
    return { upload: summary({ state: 'running' }) };
  });
  await user.click(button);
  expect(await screen.findByRole('progressbar', { name: '0 of 2 rows' })).toBeVisible();
  const progress = (state: string, count: number) => ({
    uploads_by_pk: {
      __typename: 'uploads',
      id,
      state,
      rows_aggregate: {
        __typename: 'upload_rows_aggregate',
        aggregate: { __typename: 'upload_rows_aggregate_fields', count },
      },
    },
  });
  await waitFor(() => {
    live.publish('UploadProgress', progress('running', 1));
    expect(screen.getByRole('progressbar', { name: '1 of 2 rows' })).toHaveValue(1);
  });
  serve({ state: 'done', validRows: 0, createdRows: 1, failedRows: 1 });
  live.publish('UploadProgress', progress('done', 2));
  expect(await screen.findByRole('heading', { name: 'Result' })).toBeVisible();
  expect(screen.getByText(/^1 payment created/)).toHaveTextContent('2 rows not created; the result file says why.');
});

test.each(['role_may_not_create_payments', 'too_many_uploads'] as const)(
  'a confirmation that is refused (%s) says why, and the rows stay',
  async (code) => {
    serve();
    refuseMutation('confirmPaymentUpload', errorCatalogue[code], { code });
    const { user } = renderPortal(page);
    await user.click(await screen.findByRole('button', { name: 'Create 2 payments' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(errorCatalogue[code]);
    expect(screen.getByRole('button', { name: 'Create 2 payments' })).toBeVisible();
  },
);

test('without a row that can be created there is nothing to confirm', async () => {
  serve({ validRows: 0, totals: [] });
  renderPortal(page);
  expect(await screen.findByRole('button', { name: 'Create 0 payments' })).toHaveAttribute('aria-disabled', 'true');
});

test('an upload that does not exist leads back to the choice', async () => {
  serve();
  refuseQuery('GetPaymentUpload', 'This upload does not exist.', { code: 'upload_not_found' });
  renderPortal(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('This upload does not exist.');
  expect(screen.getByText('Drop a file here, or choose one.')).toBeVisible();
});

test('the result file has every row with what came of it, and no formula', () => {
  const columns = [
    { field: 'reference', title: 'Reference' },
    { field: 'amount', title: 'Amount' },
  ];
  const rows = [
    row(1, { state: 'created', entity_id: 'P1', content: { reference: '=1+1', amount: '10.00' } }),
    row(2, { state: 'failed', problems: [{ field: 'amount', text: 'Above your limit.' }] }),
    faulty,
  ];
  expect(resultCsv(rows as never, columns).split('\r\n')).toEqual([
    '\uFEFFRow,Reference,Amount,Result,Problem,Id',
    "1,'=1+1,10.00,Created,,P1",
    '2,INV-2,10.00,Not created,Above your limit.,',
    '2,INV-2,10.005,Left out,Too many decimals.,',
  ]);
});

test('a role without the right to pay sees no link to the upload', async () => {
  serveSession({ role: viewerRole });
  onQuery('Payments', { payments: [] });
  onQuery('PaymentTotals', { totals: [] });
  renderPortal('/account/payments');
  await screen.findByText('The payments of this account will be listed here.');
  expect(screen.queryByRole('link', { name: 'Upload a file' })).toBeNull();
});
