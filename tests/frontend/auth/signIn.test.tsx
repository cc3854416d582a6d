import { appVersion } from '../../../domain/messages';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ContactKind, SignInOutcome } from '../../../frontend/src/session/identity';
import { fakeIdentity, maker, makerProfile, identityFailure } from '../support/fakeIdentity';
import { address, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { origin, server } from '../support/server';

const enter = async (user: ReturnType<typeof renderPortal>['user'], username: string, password: string) => {
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

/** A promise that the test resolves or rejects. */
function pending<T>() {
  let reject: (cause: Error) => void = () => undefined;
  const promise = new Promise<T>((_, refuse) => {
    reject = refuse;
  });
  return { promise, reject: (cause: Error) => reject(cause) };
}

const dashboard = () => {
  serveSession();
  serveDashboard();
};

const activities: unknown[] = [];
beforeEach(() => {
  activities.length = 0;
  server.use(
    http.post(`${origin}/activity-log`, async ({ request }) => {
      activities.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

test('a logged-out visitor sees the sign-in with the version, and errors only after an attempt', async () => {
  const { user } = renderPortal('/account/payments?status=failed', fakeIdentity());
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address()).toBe(`/auth?redirectTo=${encodeURIComponent('/account/payments?status=failed')}`);
  expect(screen.getByText(`Version ${appVersion}`)).toBeVisible();
  expect(screen.queryByText('You must enter your username')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('You must enter your username')).toBeVisible();
  expect(screen.getByText('You must enter your password')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus();
});

test('the first step focuses its first field, later steps their heading, and Enter submits', async () => {
  dashboard();
  const identity = fakeIdentity();
  identity.signIn.mockResolvedValue({ next: 'mfa', method: 'SMS_MFA', destination: '+*******0101' });
  const { user } = renderPortal('/auth', identity);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus());
  await user.keyboard('maker');
  await user.tab();
  await user.keyboard('secret{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus());
  expect(document.title).toBe('Confirm it is you · Corridor');
  expect(screen.getByText('Enter the code that we sent to your phone ending in 0101.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByText('You must provide a code.')).toBeVisible();
  await user.keyboard('123456');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('password managers find username, present and new password, and codes', async () => {
  const identity = fakeIdentity();
  const { user } = renderPortal('/auth', identity);
  expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('textbox', { name: 'Username' }));
  await user.paste('Maker');
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await user.click(await screen.findByRole('button', { name: 'Send Code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('maker');
});

test('while a call is running the button is busy, and nothing is sent twice', async () => {
  const identity = fakeIdentity();
  const { promise, reject } = pending<SignInOutcome>();
  identity.signIn.mockReturnValue(promise);
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'maker', 'secret');
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  reject(identityFailure('NetworkError', 'Network error'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The sign-in service cannot be reached. Check your connection and try again.',
  );
  expect(identity.signIn).toHaveBeenCalledTimes(1);
});

test('password, then a code, then the dashboard', async () => {
  dashboard();
  const identity = fakeIdentity();
  identity.signIn.mockResolvedValue({ next: 'mfa', method: 'SMS_MFA' });
  const { user } = renderPortal('/auth', identity);
  await enter(user, ' Maker ', 'secret');
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '123 45');
  expect(identity.confirmSignIn).not.toHaveBeenCalled();
  await user.type(code, '6');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(identity.signIn).toHaveBeenCalledWith('maker', 'secret');
  expect(identity.confirmSignIn).toHaveBeenCalledWith('123456', 'SMS_MFA');
});

test('a wrong password is shown and reported as E001', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockRejectedValue(identityFailure('NotAuthorizedException', 'Incorrect username or password.'));
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'maker', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or password.');
  await waitFor(() =>
    expect(activities).toEqual([
      { userId: 'maker', username: 'maker', activityName: 'Failed Login - PW', eventCode: 'E001' },
    ]),
  );
});

test('a wrong code is reported as E002, and the user can go back', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockResolvedValue({ next: 'mfa', method: 'SOFTWARE_TOKEN_MFA' });
  identity.confirmSignIn.mockRejectedValue(identityFailure('CodeMismatchException', 'Invalid code.'));
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'maker', 'secret');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right. Check it and try again.');
  await waitFor(() =>
    expect(activities).toEqual([
      { userId: 'maker', username: 'maker', activityName: 'Failed Login - MFA', eventCode: 'E002' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Back To Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a required reset opens forgot password with the username', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockRejectedValue(identityFailure('PasswordResetRequiredException', 'Password reset required'));
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'maker', 'secret');
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('maker');
  await user.click(screen.getByRole('button', { name: 'Send Code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '1');
  await user.type(screen.getByLabelText('New password'), 'a');
  await user.type(screen.getByLabelText('Confirm new password'), 'b');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(screen.getByText('The two passwords you provided do not match.')).toBeVisible();
  await user.clear(screen.getByLabelText('Confirm new password'));
  await user.type(screen.getByLabelText('Confirm new password'), 'a');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toHaveFocus();
  expect(identity.resetPassword).toHaveBeenCalledWith('maker', '1', 'a');
  expect(screen.getByText('Your new password has been saved. Sign in with it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('maker');
});

describe('a new password', () => {
  const openNewPassword = async (requiredAttributes: readonly ContactKind[]) => {
    const identity = fakeIdentity();
    identity.signIn.mockResolvedValue({ next: 'newPassword', requiredAttributes });
    const { user } = renderPortal('/auth', identity);
    await enter(user, 'nell', 'given');
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
    return { user, identity };
  };
  const choose = async (user: ReturnType<typeof renderPortal>['user']) => {
    await user.type(screen.getByLabelText('New password'), 'mine');
    await user.type(screen.getByLabelText('Confirm new password'), 'mine');
  };
  const save = () => screen.getByRole('button', { name: 'Save new password' });

  test('requires the missing contacts, then a code by text message', async () => {
    dashboard();
    const { user, identity } = await openNewPassword(['email', 'phone_number']);
    identity.completeNewPassword.mockResolvedValue({ next: 'mfa', method: 'SMS_MFA' });
    await user.click(save());
    for (const text of [
      'You must include a password.',
      'You must complete both password fields.',
      'You must include your phone number.',
      'You must include your email.',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    await choose(user);
    await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '+44 (7700) 900-123');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), ' nell@demo.invalid');
    await user.click(save());
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const contacts = { email: 'nell@demo.invalid', phone_number: '+447700900123' };
    expect(identity.completeNewPassword).toHaveBeenCalledWith('mine', contacts);
  });

  test('does not require existing contacts, and returns to the sign-in for a user with an authenticator', async () => {
    const { user, identity } = await openNewPassword([]);
    identity.completeNewPassword.mockResolvedValue({ next: 'mfa', method: 'SOFTWARE_TOKEN_MFA' });
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await choose(user);
    await user.click(save());
    expect(await screen.findByText('Your new password has been saved. Sign in with it.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('nell');
  });
});

test('an unconfirmed user is told to contact the administrator', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockRejectedValue(identityFailure('UserNotConfirmedException', 'User is not confirmed.'));
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'nell', 'secret');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your registration is not complete.');
  expect(screen.getByText('The user nell is not confirmed yet. Contact your administrator.')).toBeVisible();
});

test('a disabled user gets a message, and no wrong password is reported', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockRejectedValue(identityFailure('NotAuthorizedException', 'User is disabled.'));
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'nell', 'secret');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your access is switched off. Contact your administrator.',
  );
  expect(activities).toEqual([]);
});

test('after the sign-in the requested page opens', async () => {
  dashboard();
  const { user } = renderPortal(
    `/auth?timedOut=true&redirectTo=${encodeURIComponent('/nowhere?page=2')}`,
    fakeIdentity(),
  );
  await enter(user, 'maker', 'secret');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(address()).toBe('/nowhere?page=2');
});

test('a contact is verified before the portal opens', async () => {
  dashboard();
  const identity = fakeIdentity();
  identity.profile.mockResolvedValue({ ...makerProfile, verified: [], unverified: ['email', 'phone_number'] });
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'maker', 'secret');
  await user.click(await screen.findByRole('radio', { name: 'Phone number' }));
  await user.click(screen.getByRole('button', { name: 'Send Code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '42');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(identity.verifyContact).toHaveBeenCalledWith('phone_number', '42');
  expect(identity.refresh).toHaveBeenCalled();
});

test('shows the inactivity notice, and removes stored keys of the identity provider', async () => {
  localStorage.setItem('CognitoIdentityServiceProvider.x', '1');
  localStorage.setItem('other', '1');
  renderPortal('/auth?timedOut=true', fakeIdentity());
  expect(await screen.findByText('You have been logged out after a period of inactivity')).toBeVisible();
  expect(Object.keys(localStorage)).toContain('other');
  expect(Object.keys(localStorage)).not.toContain('CognitoIdentityServiceProvider.x');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
])('redirectTo %s is not followed', async (target) => {
  dashboard();
  renderPortal(`/auth?redirectTo=${encodeURIComponent(target)}`, fakeIdentity(maker));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(address()).toBe('/dashboard');
});
