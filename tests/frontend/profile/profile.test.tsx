import { screen, waitFor, within } from '@testing-library/react';
import type { MfaMethod, Profile } from '../../../frontend/src/session/identity';
import type { Services } from '../../../frontend/src/session/services';
import { sessionUser } from '../support/data';
import { fakeIdentity, maker, identityFailure } from '../support/fakeIdentity';
import { address, newId, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const both: Profile = {
  verified: ['email', 'phone_number'],
  unverified: [],
  username: 'maker',
  email: 'maya@aldgate.invalid',
  phoneNumber: '+447700900101',
  mfa: ['SOFTWARE_TOKEN_MFA'],
};
const signIns = [
  ['A001', '2026-11-23T09:00:00Z'],
  ['E002', '2026-11-23T08:59:00Z'],
  ['E001', '2026-11-22T18:00:00Z'],
].map(([eventCode, createdAt], index) => ({
  __typename: 'activity',
  id: `${newId}-${index}`,
  eventCode,
  client_reported: eventCode !== 'A001',
  createdAt,
}));

const signedOut = { signOutEverywhere: { __typename: 'SignedOut', signedOutAt: '2026-11-23T10:00:00Z' } };

/** Opens the page for a user with this profile at the identity provider. A chosen second factor is kept. */
async function open(change: Partial<Profile> = {}, hasMfa = true, services: Partial<Services> = {}) {
  serveSession();
  serveWithoutMfa();
  onQuery('recentSignIns', { activity: signIns });
  const recorded = onMutation('createActivity', { createActivity: { __typename: 'CreatedActivity', id: newId } });
  const identity = fakeIdentity({ ...maker, hasMfa });
  let profile = { ...both, ...change };
  const choose = (mfa: readonly MfaMethod[]) => {
    profile = { ...profile, mfa };
    identity.refresh.mockResolvedValue({ ...maker, hasMfa: mfa.length > 0 });
  };
  identity.profile.mockImplementation(async () => profile);
  identity.chooseMfa.mockImplementation(async (method) => choose(method ? [method] : []));
  identity.confirmAuthenticator.mockImplementation(async () => choose(['SOFTWARE_TOKEN_MFA']));
  const portal = renderPortal('/profile', identity, services);
  await screen.findByRole('heading', { name: 'Multi Factor Authentication' });
  return { ...portal, identity, recorded };
}

function serveWithoutMfa() {
  const { users_by_pk: user, system_status: status } = sessionUser();
  const { id, first_name, last_name, enabled } = user;
  onQuery('GlobalDataWithoutMfa', {
    users_by_pk: { __typename: 'users', id, first_name, last_name, enabled },
    settings: [{ __typename: 'settings', maintenance_banner: null }],
    system_status: status,
  });
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => screen.getByRole('button', { name });
const codesOf = (calls: { variables: Record<string, unknown> }[]) => calls.map(({ variables }) => variables.eventCode);

test('shows the user, which contacts are verified, and the recent sign-ins with their source', async () => {
  await open({ verified: ['email'], unverified: ['phone_number'] });
  expect(screen.getByRole('heading', { level: 1, name: 'My Profile & Security' })).toBeVisible();
  const about = card('About you');
  for (const text of ['Maya Keller', 'maker', 'maya@aldgate.invalid', '+447700900101', 'Verified', 'Not verified']) {
    expect(about.getByText(text)).toBeVisible();
  }
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Signed in.*Sign-in service/),
    expect.stringMatching(/Wrong code.*An unknown browser/),
    expect.stringMatching(/Wrong password.*An unknown browser/),
  ]);
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('who approves in the place of the user is asked of those with a seat alone', async () => {
  serveSession({ user: { contacts: [], lastUsedAccount: null } });
  onQuery('recentSignIns', { activity: [] });
  const identity = fakeIdentity({ ...maker, isAdmin: true });
  identity.profile.mockResolvedValue(both);
  renderPortal('/profile', identity);
  expect(await screen.findByRole('heading', { name: 'Recent sign-ins' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'While you are away' })).toBeNull();
});

test('a contact is verified with the code that was sent; a wrong code shows an error', async () => {
  const { user, identity } = await open({ verified: ['email'], unverified: ['phone_number'] });
  await user.click(press('Verify +447700900101'));
  await user.click(press('Send Code'));
  expect(identity.sendContactCode).toHaveBeenCalledWith('phone_number');
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(screen.getByText('You must provide a code.')).toBeVisible();
  identity.verifyContact.mockRejectedValueOnce(identityFailure('CodeMismatchException', 'Invalid verification code'));
  await user.type(screen.getByLabelText('Code'), '12 34');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
  identity.profile.mockResolvedValue(both);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Not verified')).toBeNull());
  expect(identity.verifyContact).toHaveBeenLastCalledWith('phone_number', '1234');
});

test('the code for a contact is sent again; while that fails, nothing says that it was sent', async () => {
  let time = Date.parse('2026-11-23T10:00:00Z');
  const { user, identity } = await open({ verified: ['phone_number'], unverified: ['email'] }, true, {
    now: () => new Date(time),
  });
  await user.click(press('Verify maya@aldgate.invalid'));
  await user.click(press('Send Code'));
  const again = await screen.findByRole('button', { name: /^Send again/ });
  time += 30_000;
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
  identity.sendContactCode.mockRejectedValueOnce(identityFailure('LimitExceededException', 'Too many.'));
  await user.click(again);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.queryByText('We sent a new code.')).toBeNull();
  expect(again).toHaveAttribute('aria-disabled', 'false');
  await user.click(again);
  expect(await screen.findByText('We sent a new code.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(identity.sendContactCode).toHaveBeenCalledTimes(3);
});

test('the phone number is changed with the code that was sent to the new one', async () => {
  const { user, identity } = await open();
  expect(identity.refresh).not.toHaveBeenCalled();
  await user.click(press('Change phone number'));
  await user.click(press('Send Code'));
  const field = screen.getByLabelText('New phone number');
  expect(field).toHaveAccessibleDescription('You must include your phone number.');
  identity.changePhoneNumber.mockRejectedValueOnce(
    identityFailure('InvalidParameterException', 'Invalid phone number format.'),
  );
  await user.type(field, '07700 900-199{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Write the phone number with its country code/));
  await user.clear(field);
  await user.type(field, '+44 (7700) 900-199{Enter}');
  expect(await screen.findByText('Enter the code that we sent to +447700900199.')).toBeVisible();
  expect(identity.changePhoneNumber).toHaveBeenLastCalledWith('+447700900199');
  expect(screen.getByText('+447700900101')).toBeVisible();
  identity.profile.mockResolvedValue({ ...both, phoneNumber: '+447700900199' });
  await user.type(screen.getByLabelText('Code'), '1234{Enter}');
  expect(await screen.findByText('+447700900199')).toBeVisible();
  expect(identity.verifyContact).toHaveBeenCalledWith('phone_number', '1234');
  expect(identity.refresh).toHaveBeenCalled();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('without a second factor the set-up comes first; after it the portal opens', async () => {
  const { user, identity, recorded } = await open({ mfa: [] }, false);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Multi Factor Authentication', 'About you', 'Password']);
  await user.click(press('Set up an authenticator app'));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '123 456');
  await user.click(press('Turn on'));
  expect(await screen.findByText('On: Authenticator app')).toBeVisible();
  expect(identity.confirmAuthenticator).toHaveBeenCalledWith('123456');
  expect(codesOf(recorded)).toEqual(['A022']);
  expect(recorded[0]?.headers.get('x-hasura-role')).toBe('user_without_mfa');
  expect(await screen.findByRole('heading', { name: 'Recent sign-ins' })).toBeVisible();
  expect(address()).toBe('/profile');
});

test('text messages can be chosen with a verified phone only', async () => {
  const { user, identity, recorded } = await open();
  await user.click(press('Use text messages'));
  expect(await screen.findByText('On: Text message')).toBeVisible();
  expect(identity.chooseMfa).toHaveBeenCalledWith('SMS_MFA');
  expect(recorded[0]?.variables).toMatchObject({ eventCode: 'A022', details: 'Text message' });
});

test('a phone that is not verified is not offered', async () => {
  await open({ verified: ['email'], unverified: ['phone_number'] });
  expect(screen.queryByRole('button', { name: 'Use text messages' })).toBeNull();
  expect(screen.getByText(/once your phone number is verified/)).toBeVisible();
});

test('turning the second factor off needs a confirmation, and closes the other pages at once', async () => {
  const { user, identity, recorded } = await open();
  await user.click(press('Turn off'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(identity.chooseMfa).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('You can open other pages once you have set up a second factor.')).toBeVisible();
  expect(identity.chooseMfa).toHaveBeenCalledWith(undefined);
  expect(codesOf(recorded)).toEqual(['A023']);
});

describe('the password', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], old: string, own: string, again: string) => {
    await user.click(press('Change password'));
    if (old) await user.type(screen.getByLabelText('Current password'), old);
    if (own) await user.type(screen.getByLabelText('New password'), own);
    if (again) await user.type(screen.getByLabelText('Confirm new password'), again);
    await user.click(press('Save new password'));
  };

  test.each([
    [
      '',
      '',
      '',
      ['This field is required.', 'You must include a password.', 'You must complete both password fields.'],
    ],
    ['old', 'new', 'other', ['The two passwords you provided do not match.']],
  ])('shows errors for %j %j %j', async (old, own, again, texts) => {
    const { user, identity } = await open();
    await fill(user, old, own, again);
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    expect(identity.changePassword).not.toHaveBeenCalled();
  });

  test('is changed, the change is recorded, and all sessions end', async () => {
    const { user, identity, recorded } = await open();
    const calls = onMutation('signOutEverywhere', signedOut);
    await fill(user, 'old', 'new', 'new');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(identity.changePassword).toHaveBeenCalledWith('old', 'new');
    expect(codesOf(recorded)).toEqual(['A021']);
    expect(calls).toHaveLength(1);
  });

  test('is changed, and says when the other sessions are still open', async () => {
    const { user } = await open();
    refuseMutation('signOutEverywhere', 'Something went wrong on our side.', { code: 'unexpected' });
    await fill(user, 'old', 'new', 'new');
    expect(await screen.findByText(/your other sessions are still open/)).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(address()).toBe('/profile');
  });

  test('is changed, and the session ends although the server ended it first', async () => {
    const { user } = await open();
    refuseMutation('signOutEverywhere', 'You are not signed in.', { code: 'not_authenticated' });
    await fill(user, 'old', 'new', 'new');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByText(/your other sessions are still open/)).toBeNull();
  });

  test.each([
    [
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
      'New password',
      /ten characters/,
    ],
    ['NotAuthorizedException', 'Incorrect username or password.', 'Current password', /not your current password/],
  ])('that is refused with %s says so at its field', async (name, message, label, text) => {
    const { user, identity, recorded } = await open();
    identity.changePassword.mockRejectedValue(identityFailure(name, message));
    await fill(user, 'old', 'new', 'new');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(recorded).toHaveLength(0);
  });
});

describe('signing out everywhere', () => {
  const confirm = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
  };

  test('ends this session too', async () => {
    const { user, identity } = await open();
    const calls = onMutation('signOutEverywhere', signedOut);
    await confirm(user);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(identity.signOut).toHaveBeenCalled();
    expect(address()).toBe('/auth');
  });

  test('can be cancelled', async () => {
    const { user } = await open();
    const calls = onMutation('signOutEverywhere', signedOut);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toHaveLength(0);
  });

  test('shows the error if it fails, and the session continues', async () => {
    const { user } = await open();
    refuseMutation('signOutEverywhere', 'Something went wrong on our side.', { code: 'unexpected' });
    await confirm(user);
    expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
    expect(address()).toBe('/profile');
  });
});
