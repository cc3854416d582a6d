import { screen, within } from '@testing-library/react';
import { DocumentPage } from '../../../frontend/src/shared/patterns/DocumentPage';
import { ReportPage } from '../../../frontend/src/shared/patterns/ReportPage';
import { WorkbenchPage } from '../../../frontend/src/shared/patterns/WorkbenchPage';
import { readOf, showPattern } from './showPattern';

test('a document has a title and its text', () => {
  showPattern(
    <DocumentPage title="News" read={readOf('Closed on Monday')}>
      {(text) => <p>{text}</p>}
    </DocumentPage>,
  );
  expect(document.title).toBe('News · Corridor');
  expect(screen.getByText('Closed on Monday')).toBeVisible();
});

test('a workbench has figures, then what needs an act, then the chart', () => {
  showPattern(
    <WorkbenchPage title="Balances" figures={<p>figures</p>} chart={<p>chart</p>}>
      <p>acts</p>
    </WorkbenchPage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).closest('div')).toBeVisible();
  expect(screen.getAllByText(/^(figures|acts|chart)$/).map(({ textContent }) => textContent)).toEqual([
    'figures',
    'acts',
    'chart',
  ]);
});

const report = (read: Parameters<typeof ReportPage<string>>[0]['read']) => (
  <ReportPage
    title="Statement"
    context="EUR, November 2026"
    exports={<button type="button">Export CSV</button>}
    parameters={<input aria-label="Month" />}
    read={read}
    totals={(text) => <p>Totals of {text}</p>}
  >
    {(text) => <p>Lines of {text}</p>}
  </ReportPage>
);

test('a report has its totals before its lines, and is printed', async () => {
  const print = jest.fn();
  window.print = print;
  const user = showPattern(report(readOf('EUR')));
  expect(screen.getAllByText(/ of EUR$/).map(({ textContent }) => textContent)).toEqual([
    'Totals of EUR',
    'Lines of EUR',
  ]);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a report that is read again keeps its parameters', () => {
  showPattern(report(readOf<string>(undefined, { isLoading: true })));
  expect(screen.getByRole('textbox', { name: 'Month' })).toBeVisible();
  expect(within(screen.getByRole('banner')).getByText('EUR, November 2026')).toBeVisible();
  expect(screen.queryByText(/Totals/)).toBeNull();
});
