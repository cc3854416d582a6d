import { screen, waitFor, within } from '@testing-library/react';
import { fakeIdentity, identityFailure, makerProfile } from '../support/fakeIdentity';
import { renderPortal } from '../support/renderPortal';

const start = Date.parse('2026-11-23T10:00:00Z');

/** A sign-in page whose clock the test moves. */
function renderSignIn(identity = fakeIdentity()) {
  let time = start;
  const { user } = renderPortal('/auth', identity, { now: () => new Date(time) });
  const again = () => screen.getByRole('button', { name: /^Send again/ });
  const waitForButton = async () => {
    time += 30_000;
    await waitFor(() => expect(again()).toHaveAttribute('aria-disabled', 'false'));
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { user, identity, again, waitForButton, pass };
}

async function enter(user: ReturnType<typeof renderSignIn>['user']) {
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'maker');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('textbox', { name: 'Code' });
}

const textMessage = { next: 'mfa', method: 'SMS_MFA' } as const;
const told = () => screen.queryByText('We sent a new code.');

test('another text message is sent with the same password, half a minute after each', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockResolvedValue(textMessage);
  const { user, again, waitForButton, pass } = renderSignIn(identity);
  await enter(user);
  expect(again()).toHaveTextContent('Send again in 30 s');
  await user.click(again());
  expect(identity.signIn).toHaveBeenCalledTimes(1);
  pass(29_000);
  await waitFor(() => expect(again()).toHaveTextContent('Send again in 1 s'));
  expect(
    within(screen.getByRole('main'))
      .queryAllByRole('status')
      .map(({ textContent }) => textContent),
  ).toEqual(['']);

  await waitForButton();
  expect(told()).toBeNull();
  await user.click(again());
  await waitFor(() => expect(told()).toBeVisible());
  expect(identity.signIn.mock.calls).toEqual([
    ['maker', 'secret'],
    ['maker', 'secret'],
  ]);
  expect(again()).toHaveTextContent('Send again in 30 s');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('secret');
});

test('a failure is shown, and the button stays', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockResolvedValueOnce(textMessage);
  identity.signIn.mockRejectedValueOnce(identityFailure('LimitExceededException', 'Too many.'));
  const { user, again, waitForButton } = renderSignIn(identity);
  await enter(user);
  await waitForButton();
  await user.click(again());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(told()).toBeNull();
  expect(again()).toHaveAttribute('aria-disabled', 'false');
});

test('an authenticator has nothing to send', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockResolvedValue({ next: 'mfa', method: 'SOFTWARE_TOKEN_MFA' });
  const { user } = renderSignIn(identity);
  await enter(user);
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
});

test('without the password it goes back to the first step, with the username', async () => {
  const identity = fakeIdentity();
  identity.signIn.mockResolvedValue({ next: 'newPassword', requiredAttributes: [] });
  identity.completeNewPassword.mockResolvedValue(textMessage);
  const { user, again, waitForButton } = renderSignIn(identity);
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'maker');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('New password'), 'Another-2026!');
  await user.type(screen.getByLabelText('Confirm new password'), 'Another-2026!');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  await screen.findByRole('textbox', { name: 'Code' });
  await waitForButton();
  await user.click(again());
  expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('maker');
  expect(identity.signIn).toHaveBeenCalledTimes(1);
});

test('codes for a forgotten password and for a contact are sent again too', async () => {
  const identity = fakeIdentity();
  const { user, again, waitForButton } = renderSignIn(identity);
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'maker');
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await user.click(await screen.findByRole('button', { name: 'Send Code' }));
  await screen.findByRole('textbox', { name: 'Code' });
  await waitForButton();
  await user.click(again());
  await waitFor(() => expect(told()).toBeVisible());
  expect(identity.sendPasswordCode.mock.calls).toEqual([['maker'], ['maker']]);

  await user.click(screen.getByRole('button', { name: 'Back To Sign In' }));
  identity.profile.mockResolvedValue({ ...makerProfile, verified: [], unverified: ['email'] });
  await user.type(await screen.findByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Send Code' }));
  await screen.findByRole('textbox', { name: 'Code' });
  await waitForButton();
  await user.click(again());
  await waitFor(() => expect(told()).toBeVisible());
  expect(identity.sendContactCode.mock.calls).toEqual([['email'], ['email']]);
});
