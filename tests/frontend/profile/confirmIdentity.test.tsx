import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Profile, SignInOutcome } from '../../../frontend/src/session/identity';
import { fakeIdentity, identityFailure, maker, makerProfile } from '../support/fakeIdentity';
import { newId, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, server } from '../support/server';

const refused = identityFailure('NotAuthorizedException', 'Access Token does not have required scopes');
const byApp: SignInOutcome = { next: 'mfa', method: 'SOFTWARE_TOKEN_MFA' };
const bySms: SignInOutcome = { next: 'mfa', method: 'SMS_MFA', destination: '+*******0101' };

/** Opens the profile of a user whose calls are refused until a confirmation has succeeded. */
async function open(asked: SignInOutcome = byApp, change: Partial<Profile> = {}) {
  serveSession();
  onQuery('recentSignIns', { activity: [] });
  const recorded = onMutation('createActivity', { createActivity: { __typename: 'CreatedActivity', id: newId } });
  const identity = fakeIdentity(maker);
  identity.profile.mockResolvedValue({ ...makerProfile, verified: ['email', 'phone_number'], ...change });
  let isFresh = false;
  const unlessFresh = async () => {
    if (!isFresh) throw refused;
  };
  identity.chooseMfa.mockImplementation(unlessFresh);
  identity.changePassword.mockImplementation(unlessFresh);
  identity.sendContactCode.mockImplementation(unlessFresh);
  identity.startAuthenticator.mockImplementation(async () => {
    await unlessFresh();
    return 'JBSWY3DPEHPK3PXP';
  });
  identity.startConfirmation.mockImplementation(async () => {
    isFresh = asked.next === 'done';
    return asked;
  });
  identity.finishConfirmation.mockImplementation(async () => {
    isFresh = true;
  });
  const { user } = renderPortal('/profile', identity);
  await screen.findByRole('heading', { name: 'Multi Factor Authentication' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, identity, recorded, press };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));

/** The codes of the failed sign-ins that were reported. */
function reports(): string[] {
  const codes: string[] = [];
  server.use(
    http.post('*/activity-log', async ({ request }) => {
      codes.push(((await request.json()) as { eventCode: string }).eventCode);
      return HttpResponse.json({});
    }),
  );
  return codes;
}

test('a change that needs a fresh sign-in asks for password and code, and is then made', async () => {
  const { user, identity, recorded, press } = await open(bySms);
  await press('Use text messages');
  const asked = await dialog();
  expect(asked.getByText('You signed in a while ago. Enter your password to go on.')).toBeVisible();
  await waitFor(() => expect(asked.getByLabelText('Password')).toHaveFocus());
  await user.keyboard('secret{Enter}');
  expect(await asked.findByText('Enter the code that we sent to your phone ending in 0101.')).toBeVisible();
  expect(identity.startConfirmation).toHaveBeenCalledWith('secret');
  await waitFor(() => expect(asked.getByLabelText('Code')).toHaveFocus());
  expect(recorded).toHaveLength(0);
  await user.keyboard('123 456');
  await user.click(asked.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(recorded).toHaveLength(1));
  expect(identity.finishConfirmation).toHaveBeenCalledWith('123456', 'SMS_MFA');
  expect(identity.chooseMfa).toHaveBeenCalledTimes(2);
  expect(identity.signIn).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a fresh sign-in is not asked for again', async () => {
  const { identity, recorded, press } = await open();
  identity.chooseMfa.mockResolvedValue(undefined);
  await press('Use text messages');
  await waitFor(() => expect(recorded).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('turning the second factor off asks too, after its own question', async () => {
  const { user, identity, press } = await open();
  await press('Turn off');
  const question = within(await screen.findByRole('dialog', { name: 'Turn off Multi Factor Authentication?' }));
  await user.click(question.getByRole('button', { name: 'Turn off' }));
  const asked = await dialog();
  await user.type(asked.getByLabelText('Password'), 'secret{Enter}');
  expect(await asked.findByText('Enter the code that your authenticator app shows.')).toBeVisible();
  await user.type(asked.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(identity.chooseMfa).toHaveBeenCalledTimes(2));
  expect(identity.chooseMfa).toHaveBeenLastCalledWith(undefined);
});

test('a wrong password and a wrong code are said at their fields, and reported', async () => {
  const codes = reports();
  const { user, identity, press } = await open();
  await press('Use text messages');
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  expect(asked.getByLabelText('Password')).toHaveAccessibleDescription('This field is required.');
  identity.startConfirmation.mockRejectedValueOnce(
    identityFailure('NotAuthorizedException', 'Incorrect username or password.'),
  );
  await user.type(asked.getByLabelText('Password'), 'wrong{Enter}');
  await waitFor(() =>
    expect(asked.getByLabelText('Password')).toHaveAccessibleDescription('This is not your current password.'),
  );
  await user.keyboard('{Enter}');
  await asked.findByLabelText('Code');
  identity.finishConfirmation.mockRejectedValueOnce(identityFailure('CodeMismatchException', 'Invalid code'));
  await user.type(asked.getByLabelText('Code'), '000000{Enter}');
  await waitFor(() =>
    expect(asked.getByLabelText('Code')).toHaveAccessibleDescription('This code is not right. Check it and try again.'),
  );
  expect(asked.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(codes).toEqual(['E001', 'E002']));
});

test('a challenge that has ended begins again with the password', async () => {
  const { user, identity, press } = await open();
  await press('Use text messages');
  const asked = await dialog();
  await user.type(asked.getByLabelText('Password'), 'secret{Enter}');
  await asked.findByLabelText('Code');
  identity.finishConfirmation.mockRejectedValueOnce(
    identityFailure('NotAuthorizedException', 'Invalid session for the user.'),
  );
  await user.type(asked.getByLabelText('Code'), '000000{Enter}');
  expect(await asked.findByRole('alert')).toHaveTextContent('Begin again.');
  expect(asked.getByLabelText('Password')).toHaveValue('');
});

test('a password that an administrator has reset does not confirm', async () => {
  const { user, press } = await open({ next: 'newPassword', requiredAttributes: [] });
  await press('Use text messages');
  const asked = await dialog();
  await user.type(asked.getByLabelText('Password'), 'secret{Enter}');
  expect(await asked.findByRole('alert')).toHaveTextContent('Choose a new password before you sign in.');
});

test('closing the dialog changes nothing, without an error', async () => {
  const { user, identity, recorded, press } = await open();
  await press('Use text messages');
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(identity.chooseMfa).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(recorded).toHaveLength(0);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use text messages' })).toHaveFocus());
});

test('the set-up of an authenticator asks first, and closes when it is cancelled', async () => {
  const { user, press } = await open();
  await press('Set up another authenticator app');
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Set up another authenticator app' })).toBeVisible();
  await press('Set up another authenticator app');
  const asked = await dialog();
  await user.type(asked.getByLabelText('Password'), 'secret{Enter}');
  await user.type(await asked.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
});

test('without a second factor the password is enough', async () => {
  const { user, identity, press } = await open({ next: 'done' }, { verified: ['email'], unverified: ['phone_number'] });
  await press('Verify +447700900101');
  await press('Send Code');
  await user.type((await dialog()).getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByText('Enter the code that we sent to your phone number.')).toBeVisible();
  expect(identity.finishConfirmation).not.toHaveBeenCalled();
});

test('a new password asks too', async () => {
  const { user, identity, press } = await open();
  onMutation('signOutEverywhere', {
    signOutEverywhere: { __typename: 'SignedOut', signedOutAt: '2026-11-23T10:00:00Z' },
  });
  await press('Change password');
  await user.type(screen.getByLabelText('Current password'), 'old');
  await user.type(screen.getByLabelText('New password'), 'new');
  await user.type(screen.getByLabelText('Confirm new password'), 'new');
  await press('Save new password');
  const asked = await dialog();
  await user.type(asked.getByLabelText('Password'), 'old{Enter}');
  await user.type(await asked.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(identity.changePassword).toHaveBeenCalledTimes(2);
});
