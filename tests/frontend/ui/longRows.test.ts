import { focusAwaited, forgetAwaited, moveInLongRows, registerLongRows } from '../../../frontend/src/ui/table/longRows';

/** A long table that has rendered the rows from 0 to 2 of so many. */
function longTable(count: number) {
  const table = document.createElement('table');
  table.innerHTML = `<tbody>${[0, 1, 2].map((index) => `<tr data-index="${index}" tabindex="-1"></tr>`).join('')}</tbody>`;
  document.body.replaceChildren(table);
  const body = table.tBodies[0]!;
  const show = jest.fn();
  registerLongRows(body, { count, show });
  const row = (index: number) => body.rows[index]!;
  return { body, show, row };
}

const focus = (row: HTMLElement) => row.focus();

test('the next row that is rendered takes the focus at once', () => {
  const { show, row } = longTable(5);
  row(1).focus();
  expect(moveInLongRows(row(1), 1, focus)).toBe(true);
  expect(row(2)).toHaveFocus();
  expect(show).not.toHaveBeenCalled();
});

test('a row that is not rendered is scrolled to, and takes the focus once it is', () => {
  const { body, show, row } = longTable(5);
  row(2).focus();
  expect(moveInLongRows(row(2), 1, focus)).toBe(true);
  expect(show).toHaveBeenCalledWith(3);
  expect(moveInLongRows(row(2), 1, focus)).toBe(true);
  expect(show).toHaveBeenLastCalledWith(4);
  const fifth = body.insertRow();
  fifth.dataset.index = '4';
  fifth.tabIndex = -1;
  expect(focusAwaited(body, focus)).toBe(true);
  expect(fifth).toHaveFocus();
});

test.each([
  ['before the first row', 0, -1],
  ['after the last row', 2, 1],
] as const)('there is nothing to move to %s', (_where, index, step) => {
  const { row } = longTable(3);
  row(index).focus();
  expect(moveInLongRows(row(index), step, focus)).toBe(false);
  expect(row(index)).toHaveFocus();
});

test('a row outside of a long table is not moved from', () => {
  longTable(3);
  expect(moveInLongRows(document.createElement('tr'), 1, focus)).toBe(false);
  expect(moveInLongRows(null, 1, focus)).toBe(false);
});

test('a user who has gone elsewhere keeps the focus, and the row is waited for no longer', () => {
  const { body, row } = longTable(5);
  row(2).focus();
  moveInLongRows(row(2), 1, focus);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  expect(focusAwaited(body, focus)).toBe(false);
  row(0).focus();
  expect(focusAwaited(body, focus)).toBe(false);
  expect(row(0)).toHaveFocus();
});

test('a table that goes away is waited for no longer', () => {
  const { body, show, row } = longTable(5);
  row(2).focus();
  moveInLongRows(row(2), 1, focus);
  forgetAwaited(body);
  expect(moveInLongRows(row(0), 1, focus)).toBe(true);
  expect(row(1)).toHaveFocus();
  expect(show).toHaveBeenCalledTimes(1);
});
