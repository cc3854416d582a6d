import { act, screen, waitFor, within } from '@testing-library/react';
import { openDownload } from '../../../frontend/src/ui/downloads';
import { account } from '../support/data';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';
import { statementLine, statementSummary } from '../support/statements';

jest.mock('../../../frontend/src/ui/downloads', () => ({ openDownload: jest.fn() }));

const id = '00000000-0000-4000-8000-0000000000c1';

const exported = (change: Record<string, unknown> = {}) => ({
  __typename: 'exports',
  id,
  format: 'csv',
  request: { currency: 'EUR', from: '2026-10-01', to: '2026-10-31', format: 'csv' },
  state: 'waiting',
  rows_done: 0,
  rows_total: null,
  problem: null,
  size: null,
  expires_at: null,
  createdAt: '2026-11-20T09:00:00+00:00',
  ...change,
});

function open(...monthly: object[]) {
  serveSession();
  onQuery('MonthlyStatements', { monthly_statements: monthly });
  onQuery('BeneficiaryNames', { beneficiary_information_slice: [] });
  onQuery('searchStatementCount', { totals: [], moved: [], summary: [statementSummary('0', '0')] });
  onQuery('searchStatement', { lines: [statementLine()] });
  return renderPortal(
    '/account/transactions/export?currency=EUR&completedAtFrom=2026-10-01&completedAtTo=2026-10-31&type=credit',
  );
}

const answer = { __typename: 'StatementExport', id };

test('the whole statement is asked for in a format, and its progress is live', async () => {
  const created = onMutation('createStatementExport', { createStatementExport: answer });
  const { user, live } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Format' }));
  await user.click(await screen.findByRole('option', { name: 'camt.053 (ISO 20022)' }));
  await user.click(screen.getByRole('button', { name: 'Write EUR statement' }));
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]?.variables).toEqual({
    currency: 'EUR',
    from: '2026-10-01',
    to: '2026-10-31',
    format: 'camt.053',
  });
  act(() => live.publish('StatementExports', { exports: [exported()] }));
  const table = await screen.findByRole('table', { name: 'Your files' });
  expect(table).toHaveTextContent('EUR, 1 Oct 2026 to 31 Oct 2026');
  expect(table).toHaveTextContent('Waiting to be written');
  act(() =>
    live.publish('StatementExports', { exports: [exported({ state: 'running', rows_done: 2000, rows_total: 5000 })] }),
  );
  expect(await within(table).findByText('2,000 of 5,000 transactions')).toBeVisible();
});

test('one that is written is downloaded, one that is not is cancelled', async () => {
  const addresses = onQuery('getExportFile', { getExportFile: { __typename: 'DocumentAddress', url: '/file' } });
  const cancelled = onMutation('cancelExport', { cancelExport: answer });
  const { user, live } = open();
  await screen.findByRole('table', { name: 'Statement' });
  act(() =>
    live.publish('StatementExports', {
      exports: [
        exported({ state: 'done', expires_at: '2026-11-27T09:00:00+00:00' }),
        exported({ id: account.id, state: 'running', rows_total: 10 }),
      ],
    }),
  );
  expect(await screen.findByText('Kept until 27 Nov 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Download EUR/ }));
  await waitFor(() => expect(openDownload).toHaveBeenCalledWith('/file'));
  expect(addresses[0]?.variables).toEqual({ exportId: id });
  await user.click(screen.getByRole('button', { name: /^Cancel EUR/ }));
  await waitFor(() => expect(cancelled[0]?.variables).toEqual({ exportId: account.id }));
});

test.each([
  ['failed', 'The movements of this period do not add up.', 'The movements of this period do not add up.'],
  ['cancelled', null, 'Cancelled'],
  ['expired', null, 'The file is no longer kept'],
])('one that is %s says so', async (state, problem, text) => {
  const { live } = open();
  await screen.findByRole('table', { name: 'Statement' });
  act(() => live.publish('StatementExports', { exports: [exported({ state, problem })] }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Download|Cancel) EUR/ })).toBeNull();
});

test('a refusal is told beside the button', async () => {
  refuseMutation('createStatementExport', 'Five files are being written for you.', { code: 'too_many_exports' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Write EUR statement' }));
  expect(await screen.findByText(/Five files are being written for you/)).toBeVisible();
});

test('monthly statements of the currency are listed and downloaded', async () => {
  const addresses = onQuery('getMonthlyStatement', {
    getMonthlyStatement: { __typename: 'DocumentAddress', url: '/october' },
  });
  const { user } = open({
    __typename: 'monthly_statements',
    id,
    currency: 'EUR',
    month: '2026-10-01',
    opening_balance: '10.00',
    closing_balance: '12.50',
  });
  expect(await screen.findByRole('table', { name: 'Monthly statements' })).toHaveTextContent(/1 Oct 2026.*12.50 EUR/);
  await user.click(screen.getByRole('button', { name: 'Download the statement from 1 Oct 2026' }));
  await waitFor(() => expect(openDownload).toHaveBeenCalledWith('/october'));
  expect(addresses[0]?.variables).toEqual({ statementId: id });
});
