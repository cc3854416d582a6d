import { screen } from '@testing-library/react';
import { aldgate } from '../support/data';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000cc';
const link = { __typename: 'users_organisations', user_id: 'maker', org_id: aldgate.id };
const administers = [{ ...link, can_user_admin_org: true, can_manage_favourites: false, canManageNewAccount: false }];
const summary = (change: object = {}) => ({
  __typename: 'UploadSummary',
  id,
  filename: 'users.csv',
  format: 'csv',
  state: 'checked',
  sameFileUploadedAt: null,
  validRows: 1,
  refusedRows: 1,
  createdRows: 0,
  failedRows: 0,
  totals: [],
  ...change,
});
const row = {
  __typename: 'upload_rows',
  upload_id: id,
  row_number: 2,
  state: 'refused',
  entity_id: null,
  content: { username: 'maker', firstName: 'Una' },
  problems: [{ field: 'username', text: 'A user with this username exists already.' }],
};

test('users of a file are checked with the errors in place, and created', async () => {
  serveSession({ user: { organisationLinks: administers } });
  onQuery('GetUserUpload', { upload: summary() });
  onQuery('UploadRows', { upload_rows: [row] });
  const done = summary({ state: 'done', validRows: 0, createdRows: 1 });
  const calls = onMutation('confirmUserUpload', { upload: done });
  const { user } = renderPortal(`/account/users/upload?upload=${id}`);
  expect(await screen.findByText('A user with this username exists already.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create 1 user' }));
  expect(await screen.findByText(/^1 user created/)).toHaveTextContent('Each gets a temporary password by e-mail.');
  expect(calls[0]?.variables).toEqual({ uploadId: id });
  expect(screen.getByRole('link', { name: 'Go to users' })).toHaveAttribute('href', '/admin/users');
});

test('the choice of a file has the template', async () => {
  serveSession({ user: { organisationLinks: administers } });
  renderPortal('/account/users/upload');
  const template = await screen.findByRole('link', { name: 'Template for users' });
  expect(template).toHaveAttribute('href', '/templates/users.csv');
});
