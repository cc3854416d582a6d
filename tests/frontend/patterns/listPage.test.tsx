import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { ListPage } from '../../../frontend/src/shared/patterns/list/ListPage';
import type { Column } from '../../../frontend/src/ui/table/column';
import { address, readOf, showPattern } from './showPattern';

interface Line {
  readonly id: string;
}

const columns: readonly Column<Line>[] = [
  { key: 'name', title: 'Name', onPhone: 'title', cell: ({ id }) => <Link to={`/lines/${id}`}>Line {id}</Link> },
  { key: 'size', title: 'Size', onPhone: 'value', cell: ({ id }) => id },
];
const lines = (count: number): Line[] => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));

function List(props: Partial<ComponentProps<typeof ListPage<Line>>>) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const { read = readOf(lines(3)) } = props;
  return (
    <ListPage
      title="Lines"
      context="Lines of a file"
      summary="3 lines"
      caption="All lines"
      nouns={['line', 'lines']}
      read={read}
      rows={read.data as Line[] | undefined}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/lines/${id}`}
      selection={{ keys, onChange: setKeys, nameOf: ({ id }) => `line ${id}` }}
      actions={<button type="button">Send</button>}
      empty={<p>Lines will be listed here.</p>}
      {...props}
    />
  );
}

/** A list that never tells how many rows it has. */
const Untold = () => (
  <ListPage<Line>
    {...{ title: 'Lines', context: 'Lines of a file', caption: 'All lines', nouns: ['line', 'lines'], columns }}
    read={readOf(lines(1))}
    rows={lines(1)}
    rowKey={({ id }) => id}
    empty={null}
  />
);

const row = (id: number) => screen.getByRole('row', { name: new RegExp(`Line ${id}`) });
const box = (id: number) => screen.getByRole('checkbox', { name: `Select line ${id}` });

test('the page has its title, whose rows they are and how many', () => {
  showPattern(<List />);
  expect(screen.getByRole('heading', { level: 1, name: 'Lines' })).toBeVisible();
  expect(document.title).toBe('Lines · Corridor');
  expect(screen.getByText('Lines of a file')).toBeVisible();
  expect(screen.getByText('3 lines')).toHaveAttribute('role', 'status');
});

test('while the rows load their headings are shown', () => {
  showPattern(<List read={readOf<unknown>(undefined, { isLoading: true })} />);
  const skeleton = screen.getByText('Loading...').closest('[role="status"]');
  expect(skeleton).toHaveAttribute('aria-busy', 'true');
  expect(skeleton).toHaveTextContent('NameSize');
  expect(skeleton?.querySelectorAll('tbody tr')).toHaveLength(8);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('Lines will be listed here.')).toBeNull();
});

test('the number of rows has its place before it is known, and none where it is never told', () => {
  const places = () => document.querySelectorAll('header [role="status"]');
  showPattern(<List summary={undefined} />);
  expect(places()).toHaveLength(1);
  cleanup();
  showPattern(<Untold />);
  expect(places()).toHaveLength(0);
});

test('an error can be tried again', async () => {
  const reload = jest.fn();
  const error = { code: 'x', message: 'x', text: 'The lines could not be read.' } as never;
  const user = showPattern(<List read={readOf<unknown>(undefined, { error, reload })} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The lines could not be read.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without rows it says what will be here; with filters, that nothing matches', async () => {
  const clear = jest.fn();
  const user = showPattern(
    <>
      <List read={readOf([])} />
      <List read={readOf([])} onClear={clear} />
    </>,
  );
  expect(screen.getAllByText('Lines will be listed here.')).toHaveLength(1);
  expect(screen.getAllByText('No lines match this search.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(clear).toHaveBeenCalledTimes(1);
});

test('a page after the last one keeps its pager', () => {
  showPattern(<List read={readOf([])} pager={{ page: 3, pages: 2, onPage: () => undefined }} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.queryByText('Lines will be listed here.')).toBeNull();
});

test('arrivals are shown when asked for, and the focus goes to the rows', async () => {
  const reload = jest.fn();
  const news = { arrivals: 2, goneIds: new Set(['2']) };
  const user = showPattern(<List read={readOf(lines(3), { reload })} news={news} />);
  expect(row(2)).toHaveAttribute('data-gone', 'true');
  await user.click(screen.getByRole('button', { name: '2 new lines – show' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
});

describe('with a finger', () => {
  const press = (target: Element, type: string, change = {}) =>
    fireEvent(
      target,
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, ...change }), { pointerType: 'touch' }),
    );
  const wait = () => act(() => jest.advanceTimersByTime(600));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a long press selects a row and does not open it; then a tap selects', () => {
    showPattern(<List />);
    press(row(1), 'pointerdown');
    wait();
    press(row(1), 'pointerup');
    fireEvent.click(within(row(1)).getByRole('link'));
    expect(box(1)).toBeChecked();
    fireEvent.click(within(row(2)).getByRole('link'));
    expect(box(2)).toBeChecked();
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(address()).toBe('/page');
    fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    fireEvent.click(within(row(2)).getByRole('link'));
    expect(address()).toBe('/lines/2');
  });

  test.each([
    ['a short press', () => press(row(1), 'pointerup')],
    ['scrolling', () => press(row(1), 'pointercancel')],
    ['moving', () => press(row(1), 'pointermove', { clientY: 40 })],
  ])('%s selects nothing', (_what, end) => {
    showPattern(<List />);
    press(row(1), 'pointerdown');
    end();
    wait();
    expect(box(1)).not.toBeChecked();
  });
});

test('"Select" lets a tap select, until it is pressed again', async () => {
  const user = showPattern(<List />);
  const select = screen.getByRole('button', { name: 'Select' });
  await user.click(select);
  expect(select).toHaveAttribute('aria-pressed', 'true');
  await user.click(row(3));
  expect(box(3)).toBeChecked();
  await user.click(select);
  expect(box(3)).not.toBeChecked();
  await user.click(row(3));
  await waitFor(() => expect(address()).toBe('/lines/3'));
});
