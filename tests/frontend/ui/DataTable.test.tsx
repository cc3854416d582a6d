import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { DataTable, type Column } from '../../../frontend/src/ui/table/DataTable';
import { useShortcutKeys } from '../../../frontend/src/ui/shortcuts/shortcuts';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';

interface Line {
  readonly id: string;
}

const lines = (count: number): Line[] => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));
const sizeOf = jest.fn(({ id }: Line) => id);
const columns: readonly Column<Line>[] = [
  { key: 'name', title: 'Name', cell: ({ id }) => <Link to={`/lines/${id}`}>Line {id}</Link>, sortsFirst: 'ascending' },
  { key: 'size', title: 'Size', cell: (line) => sizeOf(line), isNumber: true, sortsFirst: 'descending' },
];

function List({ rows, isSelectable }: { rows: readonly Line[]; isSelectable?: boolean }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  useShortcutKeys();
  return (
    <DataTable
      caption="Lines"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/lines/${id}`}
      actions={<button type="button">Send</button>}
      selection={
        isSelectable
          ? {
              keys,
              onChange: setKeys,
              nameOf: ({ id }) => `line ${id}`,
              describe: (chosen) => chosen.map(({ id }) => id).join(' and '),
            }
          : undefined
      }
    />
  );
}

const Address = () => <output>{useLocation().pathname}</output>;

function show(rows: readonly Line[], isSelectable = false) {
  render(
    <UiProvider isTest>
      <MemoryRouter>
        <Address />
        <input aria-label="Search" />
        <Routes>
          <Route path="*" element={<List rows={rows} isSelectable={isSelectable} />} />
        </Routes>
      </MemoryRouter>
    </UiProvider>,
  );
  return userEvent.setup();
}

const link = (id: number) => screen.getByRole('link', { name: `Line ${id}` });

test('j, k and the arrows move between the rows, Enter opens a row', async () => {
  const user = show(lines(3));
  await user.keyboard('j');
  expect(link(1)).toHaveFocus();
  await user.keyboard('jj');
  expect(link(3)).toHaveFocus();
  await user.keyboard('j');
  expect(link(3)).toHaveFocus();
  await user.keyboard('k{ArrowUp}');
  expect(link(1)).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('/lines/2')).toBeVisible();
});

test('the shortcuts do not work in a field', async () => {
  const user = show(lines(3));
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'jkx');
  expect(screen.getByRole('textbox')).toHaveValue('jkx');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('x selects a row, the heading selects all, and a bar has their number and the actions', async () => {
  const user = show(lines(3), true);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await user.keyboard('jjx');
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select line 2' })).toBeChecked();
  expect(screen.getByText('1 selected: 2')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('checkbox', { name: /^Select all/ })).toBePartiallyChecked();
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  expect(screen.getByText('3 selected: 1 and 2 and 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('checkbox', { name: 'Select line 2' })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('a click on a row opens it, a click on its checkbox does not', async () => {
  const user = show(lines(2), true);
  await user.click(screen.getByRole('checkbox', { name: 'Select line 1' }));
  expect(screen.getByText('1 selected: 1')).toBeVisible();
  await user.click(screen.getByRole('cell', { name: '2' }));
  expect(screen.getByText('/lines/2')).toBeVisible();
});

test('without a view no column sorts', () => {
  show(lines(2));
  const heading = screen.getByRole('columnheader', { name: 'Name' });
  expect(within(heading).queryByRole('button')).toBeNull();
  expect(heading).not.toHaveAttribute('aria-sort');
});

test('of a long table only the visible rows are rendered, with their row index', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  show(lines(10_000));
  expect(await screen.findByRole('link', { name: 'Line 1' })).toBeVisible();
  const table = screen.getByRole('table', { name: 'Lines' });
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  const rows = within(table).getAllByRole('row');
  expect(rows.length).toBeLessThan(100);
  expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
});

/** The window scrolls, as that of the test environment does not; while it is held only the last position is kept. */
function scrollingWindow() {
  let isHeld = false;
  let last = 0;
  const scroll = () => {
    Object.defineProperty(window, 'scrollY', { value: last, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  const place = () => ({ top: -window.scrollY }) as DOMRect;
  jest.spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect').mockImplementation(place);
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 100_000, configurable: true });
  jest.spyOn(window, 'scrollTo').mockImplementation((options) => {
    last = (options as ScrollToOptions).top ?? 0;
    if (!isHeld && last !== window.scrollY) scroll();
  });
  scroll();
  return {
    hold: () => (isHeld = true),
    release: () => {
      isHeld = false;
      act(scroll);
    },
  };
}

const renderedRows = () => screen.getAllByRole('row').length - 1;

test('j and k move through a long table row by row, also to rows that are not rendered yet', async () => {
  scrollingWindow();
  const user = show(lines(1000));
  await screen.findByRole('link', { name: 'Line 1' });
  const below = renderedRows() + 10;
  await user.keyboard('j'.repeat(below));
  expect(link(below)).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Line 1' })).toBeNull();
  await user.keyboard('k'.repeat(below - 1));
  expect(link(1)).toHaveFocus();
});

test('while a long table scrolls, the rows that stay are not rendered again', async () => {
  scrollingWindow();
  show(lines(10_000));
  await screen.findByRole('link', { name: 'Line 1' });
  const shown = renderedRows();
  sizeOf.mockClear();
  act(() => window.scrollTo({ top: 400 }));
  const drawn = sizeOf.mock.calls.map(([{ id }]) => Number(id));
  expect(drawn.length).toBeGreaterThan(0);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(Math.min(...drawn)).toBeGreaterThan(shown);
});

test('a key that is held loses no step while the rows are not rendered', async () => {
  const page = scrollingWindow();
  const user = show(lines(1000));
  await screen.findByRole('link', { name: 'Line 1' });
  const last = renderedRows();
  page.hold();
  await user.keyboard('j'.repeat(last + 5));
  expect(link(last)).toHaveFocus();
  page.release();
  expect(link(last + 5)).toHaveFocus();
});

test('a row that is awaited takes no focus from elsewhere', async () => {
  const page = scrollingWindow();
  const user = show(lines(1000));
  await screen.findByRole('link', { name: 'Line 1' });
  const next = renderedRows() + 1;
  page.hold();
  await user.keyboard('j'.repeat(next));
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  page.release();
  expect(link(next)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
