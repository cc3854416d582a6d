import { act, screen, waitFor, within } from '@testing-library/react';
import { account } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';
import { statementLine, statementSummary, statementTotal } from '../support/statements';

const moved = [statementTotal('credit', 28, '350.00'), statementTotal('debit', 2, '100.00')];

function serveStatement(change: Record<string, unknown> = {}) {
  serveSession();
  onQuery('MonthlyStatements', { monthly_statements: [] });
  onQuery('BeneficiaryNames', { beneficiary_information_slice: [] });
  return {
    totals: onQuery('searchStatementCount', {
      totals: moved,
      moved,
      summary: [statementSummary('1000.00', '1250.00')],
      ...change,
    }),
    lines: onQuery('searchStatement', { lines: [statementLine()] }),
  };
}

const page = '/account/transactions/export';

test('a statement has its balances, its lines and the balance after each', async () => {
  const { lines, totals } = serveStatement();
  renderPortal(`${page}?currency=EUR`);
  expect(await screen.findByRole('heading', { name: 'EUR statement' })).toBeVisible();
  expect(await screen.findByText('30 transactions')).toBeVisible();
  const figures = ['Opening balance', '28 credits', '2 debits', 'Closing balance'];
  const texts = ['1,000.00 EUR', '350.00 EUR', '-100.00 EUR', '1,250.00 EUR'];
  for (const [index, label] of figures.entries()) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(`${label}${texts[index]}`);
  }
  const [, row] = within(await screen.findByRole('table', { name: 'Statement' })).getAllByRole('row');
  expect(row).toHaveTextContent(/10 Nov 2026.*IF-20261110-ABCDEF.*Funding.*250.00 EUR.*1,250.00 EUR/);
  expect(lines[0]?.variables).toMatchObject({
    args: { account_id: account.id, currency_code: 'EUR' },
    limit: 25,
    offset: 0,
  });
  expect(totals[0]?.variables).toMatchObject({ args: { currency_code: 'EUR' }, summary: { currency_code: 'EUR' } });
  expect(screen.queryByText('Of which safeguarded')).toBeNull();
  expect(screen.queryByText(/do not add up/)).toBeNull();
});

test('without a currency it is the organisation’s, without a period this month', async () => {
  const { lines } = serveStatement();
  renderPortal(`${page}?completedAtFrom=2026-11-30&completedAtTo=2026-11-01`);
  await screen.findByRole('table', { name: 'Statement' });
  expect(lines[0]?.variables).toMatchObject({
    args: {
      currency_code: account.organisation.authorisation_currency,
      completed_from: '2026-11-01T00:00:00.000Z',
    },
  });
  expect(screen.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true');
});

test('a period and a currency are chosen, and are in the address', async () => {
  const { lines } = serveStatement();
  const { user } = renderPortal(`${page}?currency=EUR`);
  await user.click(await screen.findByRole('button', { name: 'Last month' }));
  expect(address()).toBe(`${page}?currency=EUR&completedAtFrom=2026-10-01&completedAtTo=2026-10-31`);
  await waitFor(() =>
    expect(lines.at(-1)?.variables).toMatchObject({
      args: { completed_from: '2026-09-30T23:00:00.000Z', completed_before: '2026-11-01T00:00:00.000Z' },
    }),
  );
  const from = screen.getByRole('textbox', { name: 'From' });
  await user.clear(from);
  await user.type(from, '2026-11-05');
  await user.click(screen.getByRole('button', { name: 'Show statement' }));
  expect((await screen.findAllByText('The first day may not be after the last.')).length).toBeGreaterThan(0);
});

test('filters find lines of the statement, and clearing them keeps its period', async () => {
  const { lines } = serveStatement();
  const chosen = 'currency=EUR&completedAtFrom=2026-11-01&completedAtTo=2026-11-15';
  const { user } = renderPortal(`${page}?${chosen}&type=credit&amountFrom=100`);
  await screen.findByRole('table', { name: 'Statement' });
  expect(lines[0]?.variables).toMatchObject({ args: { credit_or_debit: 'credit', amount_from: '100' } });
  expect(screen.queryByRole('button', { name: /Remove: EUR/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove: Credit' }));
  expect(address()).toBe(`${page}?${chosen}&amountFrom=100`);
});

test('an empty period is no search that failed; where a filter finds nothing, it can be cleared', async () => {
  serveStatement();
  onQuery('searchStatement', { lines: [] });
  const chosen = 'currency=EUR&completedAtFrom=2026-11-01&completedAtTo=2026-11-15';
  const { user } = renderPortal(`${page}?${chosen}&type=credit`);
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(address()).toBe(`${page}?${chosen}`);
  expect(await screen.findByText('Nothing moved in this period.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull();
});

test('what is safeguarded is told, and that a statement does not add up yet', async () => {
  serveStatement({ summary: [statementSummary('1000.00', '1250.01', '45000.00')] });
  renderPortal(`${page}?currency=EUR`);
  expect((await screen.findByText('Of which safeguarded')).parentElement).toHaveTextContent('45,000.00 EUR');
  expect(screen.getByText(/do not add up to the closing balance yet/)).toBeVisible();
});

test('a balance that is not known is not shown as one', async () => {
  serveStatement({ summary: [statementSummary(null, '1250.00')] });
  renderPortal(`${page}?currency=EUR`);
  expect(await screen.findByText(/do not add up to the closing balance yet/)).toBeVisible();
  expect(screen.queryByText('Opening balance')).toBeNull();
});

test('a movement that comes counts at once, and its line waits until it is asked for', async () => {
  const { totals } = serveStatement();
  const { live } = renderPortal(`${page}?currency=EUR`);
  await screen.findByRole('table', { name: 'Statement' });
  const more = statementLine({ id: '00000000-0000-4000-8000-0000000000e2' });
  act(() => live.publish('StatementLive', { lines: [statementLine()] }));
  const before = totals.length;
  act(() => live.publish('StatementLive', { lines: [statementLine(), more] }));
  expect(await screen.findByRole('button', { name: '1 new transaction – show' })).toBeVisible();
  await waitFor(() => expect(totals.length).toBeGreaterThan(before));
});
