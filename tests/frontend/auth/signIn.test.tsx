import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeIdentity, maker, refused } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery, origin, server } from '../support/server';

const enter = async (user: ReturnType<typeof renderPortal>['user'], username: string, password: string) => {
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

const dashboard = () => {
  serveSession();
  onQuery('paymentsAwaitingAuthorisation', { paymentsYouCanAuthorise: [] });
  onQuery('DashboardAccount', { payments: [], balances: [], exchange_rates: [] });
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
  expect(screen.getByText('Version 1.57.9')).toBeVisible();
  expect(screen.queryByText('You must enter your username')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('You must enter your username')).toBeVisible();
  expect(screen.getByText('You must enter your password')).toBeVisible();
});

test('password, then a code, then the dashboard', async () => {
  dashboard();
  const identity = fakeIdentity();
  identity.signIn.mockResolvedValue({ next: 'mfa', method: 'SMS_MFA' });
  const { user } = renderPortal('/auth', identity);
  await enter(user, ' Maker ', 'secret');
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '123 456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(identity.signIn).toHaveBeenCalledWith('maker', 'secret');
  expect(identity.confirmSignIn).toHaveBeenCalledWith('123456', 'SMS_MFA');
});

test('a wrong password is shown and reported as E001', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockRejectedValue(refused('NotAuthorizedException', 'Incorrect username or password.'));
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'maker', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or password.');
  await waitFor(() =>
    expect(activities).toEqual([
      { userId: 'maker', username: 'maker', activityName: 'Failed Login - PW', eventCode: 'E001' },
    ]),
  );
});

test('a wrong code is reported as E002, and one can go back', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockResolvedValue({ next: 'mfa', method: 'SOFTWARE_TOKEN_MFA' });
  identity.confirmSignIn.mockRejectedValue(refused('CodeMismatchException', 'Invalid code.'));
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'maker', 'secret');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '000000');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid code.');
  await waitFor(() =>
    expect(activities).toEqual([
      { userId: 'maker', username: 'maker', activityName: 'Failed Login - MFA', eventCode: 'E002' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Back To Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a required reset leads to forgot password with the username', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockRejectedValue(refused('PasswordResetRequiredException', 'Password reset required'));
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'maker', 'secret');
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('maker');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '1');
  await user.type(screen.getByLabelText('New password'), 'a');
  await user.type(screen.getByLabelText('Confirm new password'), 'b');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(screen.getByText('The two passwords you provided do not match.')).toBeVisible();
  await user.clear(screen.getByLabelText('Confirm new password'));
  await user.type(screen.getByLabelText('Confirm new password'), 'a');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(identity.resetPassword).toHaveBeenCalledWith('maker', '1', 'a');
});

test('a contact is verified before the portal opens', async () => {
  dashboard();
  const identity = fakeIdentity();
  identity.contacts.mockResolvedValue({ verified: [], unverified: ['email', 'phone_number'] });
  const { user } = renderPortal('/auth', identity);
  await enter(user, 'maker', 'secret');
  await user.click(await screen.findByRole('radio', { name: 'Phone number' }));
  await user.click(screen.getByRole('button', { name: 'Send Code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '42');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(identity.verifyContact).toHaveBeenCalledWith('phone_number', '42');
});

test('the inactivity notice, and stored keys of the identity provider are cleared', async () => {
  localStorage.setItem('CognitoIdentityServiceProvider.x', '1');
  localStorage.setItem('other', '1');
  renderPortal('/auth?timedOut=true', fakeIdentity());
  expect(await screen.findByText('You have been logged out after a period of inactivity')).toBeVisible();
  expect(Object.keys(localStorage)).toContain('other');
  expect(Object.keys(localStorage)).not.toContain('CognitoIdentityServiceProvider.x');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'redirectTo %s is not followed',
  async (target) => {
    dashboard();
    renderPortal(`/auth?redirectTo=${encodeURIComponent(target)}`, fakeIdentity(maker));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(address()).toBe('/dashboard');
  },
);
