import { screen, waitFor, within } from '@testing-library/react';
import { fakeIdentity, maker, makerProfile } from '../support/fakeIdentity';
import { newId, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const access = {
  __typename: 'users',
  id: 'maker',
  is_api_key_access_enabled: true,
  api_access_scopes: ['read', 'draft'],
  api_access_networks: ['192.0.2.0/24'],
};
const apiKey = {
  __typename: 'api_keys',
  id: newId,
  hint: 'k3Qx',
  scopes: ['read', 'draft'],
  allowed_networks: [],
  lastUsedAt: null,
  createdAt: '2026-11-20T10:00:00Z',
};
const issued = { result: { __typename: 'IssuedApiKey', id: newId, key: 'ck_secret' } };

/** Opens the profile of a user with this access and these keys. */
function open(given: object | null = access, keys: readonly object[] = []) {
  serveSession();
  onQuery('recentSignIns', { activity: [] });
  const reads = onQuery('ownApiKey', { access: given, keys });
  const identity = fakeIdentity(maker);
  identity.profile.mockResolvedValue({ ...makerProfile, verified: ['email', 'phone_number'] });
  identity.freshSession.mockReturnValue({ ...maker, idToken: 'fresh-token' });
  const { user } = renderPortal('/profile', identity);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name }));
  return { user, identity, reads, press, confirm };
}

test('a key is issued with the token of a fresh sign-in, and shown once', async () => {
  const { user, reads, press, confirm } = open();
  const calls = onMutation('issueApiKey', issued);
  await press('Issue key');
  await confirm('Issue key');
  const shown = await screen.findByRole('dialog', { name: 'New key' });
  expect(within(shown).getByText('ck_secret')).toBeVisible();
  expect(calls[0]?.variables).toEqual({ scopes: ['read', 'draft'], networks: ['192.0.2.0/24'] });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer fresh-token');
  expect(reads[0]?.variables).toEqual({ userId: 'maker' });
  await user.click(within(shown).getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText('ck_secret')).toBeNull());
});

test('without a fresh sign-in the user confirms first; who does not confirm gets no key', async () => {
  const { user, identity, press, confirm } = open();
  refuseMutation('issueApiKey', 'Sign in again.', { code: 'fresh_sign_in_required' });
  await press('Issue key');
  await confirm('Issue key');
  const asked = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Issue key');
  await confirm('Issue key');
  const again = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  onMutation('issueApiKey', issued);
  await user.type(again.getByLabelText('Password'), 'secret');
  await user.click(again.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('ck_secret')).toBeVisible();
  expect(identity.startConfirmation).toHaveBeenCalledWith('secret');
});

test('a refusal stays in the dialog', async () => {
  const { press, confirm } = open();
  refuseMutation('issueApiKey', 'An administrator has to switch it on.', { code: 'api_access_off' });
  await press('Issue key');
  await confirm('Issue key');
  expect(await screen.findByText('An administrator has to switch it on.')).toBeVisible();
});

test('only what an administrator allows can be chosen', async () => {
  const { press, confirm } = open({ ...access, api_access_scopes: ['read'] });
  const calls = onMutation('issueApiKey', issued);
  await press('Issue key');
  expect(screen.queryByRole('checkbox', { name: 'Draft' })).toBeNull();
  await confirm('Issue key');
  await waitFor(() => expect(calls[0]?.variables).toMatchObject({ scopes: ['read'] }));
});

test('the key in use is named by its end and can be revoked', async () => {
  const { press, confirm } = open(access, [apiKey]);
  const calls = onMutation('revokeApiKey', { revokeApiKey: { __typename: 'RevokedApiKey', id: newId } });
  expect(await screen.findByText('…k3Qx')).toBeVisible();
  for (const fact of ['read and draft', 'From everywhere', 'Never']) expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Issue new key' })).toBeVisible();
  await press('Revoke key');
  await confirm('Revoke key');
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('nothing of keys shows where no access is given', async () => {
  open({ ...access, is_api_key_access_enabled: false });
  expect(await screen.findByRole('heading', { name: 'Recent sign-ins' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'API key' })).toBeNull();
});
