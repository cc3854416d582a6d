import { screen } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { HubPage } from '../../../frontend/src/shared/patterns/HubPage';
import { address, showPattern } from './showPattern';

const loadUsers = async () => ({ default: () => <p>The users.</p> });
const hubOf = (Users: ComponentType) => (
  <HubPage
    back={{ to: '/list', label: 'All organisations' }}
    title="Aldgate Trading"
    tabsLabel="Parts"
    tabs={[
      { key: 'accounts', label: 'Accounts', content: () => <p>The accounts.</p> },
      { key: 'users', label: 'Users', count: 12, content: () => <Users /> },
      { key: 'rules', label: 'Rules', content: () => <p>The rules.</p> },
    ]}
  />
);
const hub = hubOf(lazy(loadUsers));
const tab = (name: string) => screen.getByRole('tab', { name });

test('the first tab is open, and the others load when they are opened', async () => {
  const load = jest.fn(loadUsers);
  const user = showPattern(hubOf(lazy(load)), '/page?page=3');
  expect(tab('Accounts')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Accounts' })).toHaveTextContent('The accounts.');
  expect(load).not.toHaveBeenCalled();
  await user.click(tab('Users 12'));
  expect(address()).toBe('/page?tab=users');
  expect(await screen.findByText('The users.')).toBeVisible();
  expect(screen.queryByText('The accounts.')).toBeNull();
});

test('the tab of the address is open; an unknown one opens the first', () => {
  showPattern(hub, '/page?tab=rules');
  expect(screen.getByText('The rules.')).toBeVisible();
});

test('an unknown tab opens the first', () => {
  showPattern(hub, '/page?tab=nothing');
  expect(screen.getByText('The accounts.')).toBeVisible();
});

test('the keys move between the tabs, around the ends', async () => {
  const user = showPattern(hub);
  tab('Accounts').focus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Rules')).toHaveFocus();
  expect(address()).toBe('/page?tab=rules');
  await user.keyboard('{ArrowRight}');
  expect(tab('Accounts')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('Rules')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('Accounts')).toHaveFocus();
  expect(tab('Rules')).toHaveAttribute('tabindex', '-1');
});

test.each(['a', '{Control>}{ArrowLeft}', '{Meta>}{ArrowLeft}', '{Alt>}{ArrowLeft}'])(
  'the key %s, which is not for the tabs, opens none',
  async (keys) => {
    const user = showPattern(hub, '/page?tab=users');
    tab('Users 12').focus();
    await user.keyboard(keys);
    expect(tab('Users 12')).toHaveFocus();
    expect(address()).toBe('/page?tab=users');
  },
);
