import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DataTable, type Column } from '../../../frontend/src/ui/table/DataTable';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';

const columns: readonly Column<{ id: string }>[] = [
  { key: 'name', title: 'Name', cell: ({ id }) => `Line ${id}` },
  { key: 'size', title: 'Size', cell: ({ id }) => id },
];

function Lines() {
  const [hidden, onHide] = useState<readonly string[]>([]);
  const view = { sort: { key: 'name', isDescending: false }, hidden, onSort: () => undefined, onHide };
  return <DataTable caption="Lines" columns={columns} rows={[{ id: '1' }]} rowKey={({ id }) => id} view={view} />;
}

async function open() {
  render(
    <UiProvider isTest>
      <MemoryRouter>
        <Lines />
        <p>Elsewhere</p>
      </MemoryRouter>
    </UiProvider>,
  );
  const user = userEvent.setup();
  await user.click(button());
  return user;
}

const button = () => screen.getByRole('button', { name: 'Columns' });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('a column is hidden and shown again, and one always stays', async () => {
  const user = await open();
  expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await user.click(box('Size'));
  expect(screen.queryByRole('columnheader', { name: 'Size' })).toBeNull();
  expect(box('Name')).toBeDisabled();
  await user.click(box('Size'));
  expect(screen.getByRole('columnheader', { name: 'Size' })).toBeVisible();
});

test('its first choice takes the focus, and Escape gives it back', async () => {
  const user = await open();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(box('Name')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('a second press of the button closes it, and so does one elsewhere', async () => {
  const user = await open();
  await user.click(button());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button());
  await user.click(box('Size'));
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
