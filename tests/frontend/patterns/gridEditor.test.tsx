import { screen } from '@testing-library/react';
import { useState } from 'react';
import { GridEditor } from '../../../frontend/src/shared/patterns/grid/GridEditor';
import {
  changeCell,
  changedValue,
  undoCell,
  type GridChange,
} from '../../../frontend/src/shared/patterns/grid/gridChanges';
import { showPattern } from './showPattern';

const change = (row: string, to: string, from = 'none'): GridChange => ({ row, column: 'a', from, to });

test('a change replaces the one before, and its stored value removes it', () => {
  const one = changeCell([], change('1', 'maker'));
  const two = changeCell(one, change('2', 'viewer'));
  expect(changeCell(two, change('1', 'viewer'))).toEqual([change('1', 'viewer'), change('2', 'viewer')]);
  expect(changeCell(two, change('1', 'none'))).toEqual([change('2', 'viewer')]);
  expect(undoCell(two, change('2', ''))).toEqual(one);
  expect(changedValue(two, { row: '2', column: 'a' })).toBe('viewer');
  expect(changedValue(two, { row: '2', column: 'b' })).toBeUndefined();
});

const lines = (...keys: readonly string[]) => keys.map((key) => ({ key, label: key }));
const options = ['none', 'viewer', 'maker'].map((value) => ({ value, label: value }));
const onSave = jest.fn();

function Example() {
  const [changes, setChanges] = useState<readonly GridChange[]>([]);
  return (
    <GridEditor
      caption="Roles"
      rowsTitle="User"
      rows={lines('Ada', 'Ben')}
      columns={lines('Trading', 'Payroll')}
      options={options}
      valueOf={() => 'none'}
      changes={changes}
      onChange={setChanges}
      isSaving={false}
      onSave={() => onSave(changes)}
    />
  );
}

const cells = () => screen.getAllByRole('gridcell');

test('the arrows move between the cells and stop at the edges; Tab leads to one cell', async () => {
  const user = showPattern(<Example />);
  await user.tab();
  expect(cells()[0]).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(cells()[0]).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(cells()[3]).toHaveFocus();
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cells()[3]]);
});

test('a cell is edited by keyboard; Escape leaves it as it was', async () => {
  const user = showPattern(<Example />);
  await user.tab();
  await user.keyboard('{Enter}');
  const select = screen.getByRole('combobox', { name: 'Ada, Trading' });
  expect(select).toHaveFocus();
  await user.selectOptions(select, 'maker');
  await user.keyboard('{Escape}');
  expect(cells()[0]).toHaveFocus();
  expect(cells()[0]).toHaveTextContent('none');
  expect(screen.queryByText(/not saved/)).toBeNull();
});

test('changes wait at the foot, are undone one by one, and saved together', async () => {
  const user = showPattern(<Example />);
  const edit = async (index: number, value: string) => {
    await user.click(cells()[index] as HTMLElement);
    await user.selectOptions(screen.getByRole('combobox'), value);
    await user.keyboard('{Enter}');
  };
  await edit(0, 'maker');
  await edit(3, 'viewer');
  expect(screen.getByText('2 changes not saved')).toBeVisible();
  expect(cells()[0]).toHaveAttribute('data-changed', 'true');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada, Trading: none → makerUndo',
    'Ben, Payroll: none → viewerUndo',
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo Ada, Trading' }));
  expect(cells()[0]).toHaveTextContent('none');
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect(onSave).toHaveBeenCalledWith([{ row: 'Ben', column: 'Payroll', from: 'none', to: 'viewer' }]);
  await user.click(screen.getByRole('button', { name: 'Undo all' }));
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
});
