import { focusRow, moveRow, toggleRow } from '../../../frontend/src/ui/table/moveRow';

/** A page with a table of three rows: a link, a button, and a checkbox that comes first. */
function page() {
  document.body.innerHTML = `
    <button id="outside"></button>
    <table><tbody>
      <tr data-row><td><a href="/a" id="a">A</a></td></tr>
      <tr data-row><td><button id="b">B</button></td></tr>
      <tr data-row><td><input type="checkbox" id="choice"></td><td><a href="/c" id="c">C</a></td></tr>
    </tbody></table>`;
}
const focus = (id: string) => document.getElementById(id)?.focus();
const focused = () => document.activeElement?.id;

test.each([
  ['the next row', 'a', 1, 'b'],
  ['the row before', 'b', -1, 'a'],
  ['the row before, from its checkbox', 'choice', -1, 'b'],
  ['the first row, from outside of the table', 'outside', 1, 'a'],
  ['the last row, from outside of the table', 'outside', -1, 'c'],
  ['nowhere before the first row', 'a', -1, 'a'],
  ['nowhere after the last row', 'c', 1, 'c'],
] as const)('a step leads to %s', (_where, from, step, to) => {
  page();
  focus(from);
  moveRow(step);
  expect(focused()).toBe(to);
});

test('the link of a row takes the focus before its other controls', () => {
  page();
  focusRow(document.querySelectorAll<HTMLElement>('tr[data-row]')[2]!);
  expect(focused()).toBe('c');
});

test('a row that can be selected is selected from any of its controls; the others do nothing', () => {
  page();
  const choice = document.getElementById('choice') as HTMLInputElement;
  focus('c');
  toggleRow();
  expect(choice.checked).toBe(true);
  toggleRow();
  expect(choice.checked).toBe(false);
  focus('b');
  toggleRow();
  focus('outside');
  toggleRow();
  expect(choice.checked).toBe(false);
});
