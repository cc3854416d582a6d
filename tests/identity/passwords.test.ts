import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { openBrowser, signedIn } from './support/browser';
import { byPassword, refresh, respond } from './support/calls';
import { callSigned } from './support/signedCalls';
import { goodPassword, startPool, userPoolId, type TestPool } from './support/startPool';

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(async () => {
  await pool.stop();
  expect(pool.logged).toEqual([]);
});

const next = 'Another-2026!';
const wrongCode = { name: 'CodeMismatchException', message: 'Invalid verification code provided, please try again.' };

const weak = [
  ['Short-1!', 'Password not long enough'],
  [`Aa1!${'x'.repeat(253)}`, 'Password too long'],
  ['CORRIDOR-2026!', 'Password must have lowercase characters'],
  ['corridor-2026!', 'Password must have uppercase characters'],
  ['Corridor-MMXX!', 'Password must have numeric characters'],
  ['Corridor2026x', 'Password must have symbol characters'],
] as const;

describe.each(weak)('the policy refuses %j', (password, fault) => {
  const refused = { name: 'InvalidPasswordException', message: `Password did not conform with policy: ${fault}` };
  const username = `weak${weak.findIndex(([one]) => one === password)}`;

  it('wherever a password is set', async () => {
    await pool.seed({ username }, { username: `${username}new`, isTemporaryPassword: true });
    const browser = openBrowser(pool, username);
    await signedIn(browser);
    await expect(browser.changePassword(goodPassword, password)).rejects.toMatchObject(refused);
    await browser.forgotPassword();
    await expect(browser.confirmPassword('123456', password)).rejects.toMatchObject(refused);
    const fresh = openBrowser(pool, `${username}new`);
    expect((await fresh.signIn()).next).toBe('newPassword');
    await expect(fresh.newPassword(password)).rejects.toMatchObject(refused);
    const of = { UserPoolId: userPoolId, Username: username };
    const set = new AdminSetUserPasswordCommand({ ...of, Password: password, Permanent: true });
    await expect(pool.admin.send(set)).rejects.toMatchObject(refused);
    const create = new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: `${username}x`,
      TemporaryPassword: password,
    });
    await expect(pool.admin.send(create)).rejects.toMatchObject(refused);
    expect((await browser.confirmPassword('123456', next)).length).toBeGreaterThan(0);
    expect((await fresh.newPassword(next)).next).toBe('done');
  });
});

describe('a temporary password', () => {
  it('is refused when wrong, and asks for a new one when right', async () => {
    await pool.seed({ username: 'nell', isTemporaryPassword: true });
    await expect(openBrowser(pool, 'nell').signIn('Wrong-2026!x')).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    });
    const browser = openBrowser(pool, 'nell');
    expect((await browser.signIn()).next).toBe('newPassword');
    const { session } = await browser.newPassword(next);
    const token = session!.getRefreshToken().getToken();
    expect((await refresh(pool, token)).status).toBe(200);
    await signedIn(openBrowser(pool, 'nell'), next);
    await expect(openBrowser(pool, 'nell').signIn()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('leads through the second factor if there is one, and refreshing then works', async () => {
    await pool.seed({ username: 'nellsms', isTemporaryPassword: true, mfa: 'sms' });
    const browser = openBrowser(pool, 'nellsms');
    await browser.signIn();
    expect((await browser.newPassword(next)).next).toBe('SMS_MFA');
    const { session } = await browser.sendCode('123456');
    const renewed = await browser.refresh(session!.getRefreshToken().getToken());
    expect(renewed.getIdToken().payload['cognito:username']).toBe('nellsms');
  });

  it('takes attributes with the new one, but verifies none of them', async () => {
    await pool.seed({ username: 'nellmail', isTemporaryPassword: true });
    const browser = openBrowser(pool, 'nellmail');
    await browser.signIn();
    await expect(browser.newPassword(next, { phone_number_verified: 'false' })).rejects.toMatchObject({
      message: 'A client attempted to write unauthorized attribute',
    });
    await browser.signIn();
    const { session } = await browser.newPassword(next, { given_name: 'Nell' });
    expect(session!.getIdToken().payload).toMatchObject({ given_name: 'Nell', email: 'ada@demo.invalid' });
  });

  it.each(['email', 'phone_number'])(
    'replaces no %s that is known: its second factor was not asked for',
    async (name) => {
      const username = `nellknown-${name}`;
      await pool.seed({ username, isTemporaryPassword: true, mfa: 'sms' });
      const browser = openBrowser(pool, username);
      await browser.signIn();
      const changed = { [name]: name === 'email' ? 'mallory@demo.invalid' : '+447700900666' };
      await expect(browser.newPassword(next, changed)).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: `Cannot modify an already provided ${name}`,
      });
      expect((await browser.newPassword(next)).next).toBe('SMS_MFA');
      expect((await pool.outbox())[0]).toMatchObject({ to: '+447700900001' });
    },
  );

  it('asks for the contacts that are missing, in a form that they can have, and may be answered again', async () => {
    await pool.seed({ username: 'nellbare', isTemporaryPassword: true, mfa: 'sms' });
    const UserAttributes = ['email', 'phone_number'].map((Name) => ({ Name, Value: '' }));
    const bare = new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username: 'nellbare', UserAttributes });
    await pool.admin.send(bare);
    const browser = openBrowser(pool, 'nellbare');
    expect(await browser.signIn()).toEqual({ next: 'newPassword', required: ['email', 'phone_number'] });
    const attempts = [
      [{ email: 'bare@demo.invalid' }, 'Invalid attributes given, phone_number is missing'],
      [{ email: 'bare', phone_number: '+447700900043' }, 'Invalid email address format.'],
      [{ email: 'bare@demo.invalid', phone_number: '07700 900043' }, 'Invalid phone number format.'],
    ] as const;
    for (const [given, message] of attempts) {
      await expect(browser.newPassword(next, given)).rejects.toMatchObject({
        name: 'InvalidParameterException',
        message,
      });
    }
    const given = { email: 'bare@demo.invalid', phone_number: '+447700900043' };
    expect((await browser.newPassword(next, given)).next).toBe('SMS_MFA');
    expect((await pool.outbox())[0]).toMatchObject({ medium: 'SMS', to: '+447700900043' });
    const { session } = await browser.sendCode('123456');
    expect(session!.getIdToken().payload).toMatchObject({ email_verified: false, phone_number_verified: false });
  });

  it('is not got round by a user disabled meanwhile', async () => {
    await pool.seed({ username: 'nelloff', isTemporaryPassword: true });
    const { body } = await byPassword(pool, 'nelloff', goodPassword);
    await callSigned(pool, 'AdminDisableUser', { Username: 'nelloff' });
    const answers = { USERNAME: 'nelloff', NEW_PASSWORD: next };
    expect((await respond(pool, 'NEW_PASSWORD_REQUIRED', body.Session, answers)).status).toBe(400);
  });
});

describe('a forgotten password', () => {
  it('is replaced with the code, which works once', async () => {
    await pool.seed({ username: 'fay', phoneNumber: '+447700900555' });
    const browser = openBrowser(pool, 'fay');
    const { CodeDeliveryDetails } = await browser.forgotPassword();
    expect(CodeDeliveryDetails).toMatchObject({ DeliveryMedium: 'SMS', Destination: '+*******0555' });
    expect((await pool.outbox())[0]).toMatchObject({ to: '+447700900555', text: 'Your verification code is 123456.' });
    await expect(browser.confirmPassword('000000', next)).rejects.toMatchObject(wrongCode);
    await browser.confirmPassword('123456', next);
    await signedIn(openBrowser(pool, 'fay'), next);
    await expect(browser.confirmPassword('123456', goodPassword)).rejects.toMatchObject(wrongCode);
  });

  it('dies with five wrong codes and with ten minutes', async () => {
    await pool.seed({ username: 'late' });
    const browser = openBrowser(pool, 'late');
    await browser.forgotPassword();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(browser.confirmPassword('000000', next)).rejects.toMatchObject(wrongCode);
    }
    await expect(browser.confirmPassword('123456', next)).rejects.toMatchObject(wrongCode);
    await browser.forgotPassword();
    pool.advance(10 * 60_000 + 1);
    await expect(browser.confirmPassword('123456', next)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  it('lifts a lock-out', async () => {
    await pool.seed({ username: 'locked' });
    for (let attempt = 0; attempt < 9; attempt += 1) await byPassword(pool, 'locked', 'Wrong-2026!x');
    const browser = openBrowser(pool, 'locked');
    await browser.forgotPassword();
    await browser.confirmPassword('123456', next);
    await signedIn(browser, next);
  });

  it('answers alike for nobody, without sending anything', async () => {
    const sent = await pool.outbox();
    const { CodeDeliveryDetails } = await openBrowser(pool, 'nobody').forgotPassword();
    expect(CodeDeliveryDetails).toMatchObject({
      AttributeName: 'phone_number',
      DeliveryMedium: 'SMS',
      Destination: expect.stringMatching(/^\+\*{7}\d{4}$/) as string,
    });
    expect(await pool.outbox()).toEqual(sent);
    await expect(openBrowser(pool, 'nobody').confirmPassword('123456', next)).rejects.toMatchObject(wrongCode);
  });

  it('after an administrator’s reset the old one leads to the reset alone', async () => {
    await pool.seed({ username: 'reset' });
    await pool.admin.send(new AdminResetUserPasswordCommand({ UserPoolId: userPoolId, Username: 'reset' }));
    const browser = openBrowser(pool, 'reset');
    await expect(browser.signIn()).rejects.toMatchObject({ name: 'PasswordResetRequiredException' });
    await browser.confirmPassword('123456', next);
    await signedIn(browser, next);
  });
});

it('a changed password replaces the old one', async () => {
  await pool.seed({ username: 'chan' });
  const browser = openBrowser(pool, 'chan');
  await signedIn(browser);
  await browser.changePassword(goodPassword, next);
  await signedIn(openBrowser(pool, 'chan'), next);
  await expect(openBrowser(pool, 'chan').signIn()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

it('a failure of the trigger after a forgotten password is the answer, and the password counts', async () => {
  await pool.seed({ username: 'trig' });
  const browser = openBrowser(pool, 'trig');
  await browser.forgotPassword();
  pool.setConfirmed(() => Promise.reject(new Error('no database')));
  await expect(browser.confirmPassword('123456', next)).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
    message: 'PostConfirmation failed with error no database',
  });
  pool.setConfirmed(() => Promise.resolve());
  await signedIn(openBrowser(pool, 'trig'), next);
});

describe('a change without a trigger', () => {
  const subOf = async (username: string) => {
    const of = { UserPoolId: userPoolId, Username: username };
    const { UserAttributes } = await pool.admin.send(new AdminGetUserCommand(of));
    return UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
  };

  it('is handed on with the subject, once it succeeded', async () => {
    await pool.seed({ username: 'trail' });
    const handedOn: unknown[] = [];
    pool.setChanged(({ detail }) => Promise.resolve(handedOn.push([detail.eventName, detail.additionalEventData.sub])));
    const browser = openBrowser(pool, 'trail');
    const tokens = await signedIn(browser);
    await expect(browser.changePassword('Wrong-2026!x', next)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await browser.changePassword(goodPassword, next);
    await callSigned(pool, 'AdminSetUserPassword', { Username: 'trail', Password: goodPassword, Permanent: true });
    const sub = await subOf('trail');
    expect(handedOn).toEqual([
      ['ChangePassword', sub],
      ['AdminSetUserPassword', sub],
    ]);
    expect((await refresh(pool, tokens.refresh)).status).toBe(200);
  });

  it('counts although it could not be handed on, which is logged', async () => {
    await pool.seed({ username: 'lost' });
    pool.setChanged(() => Promise.reject(new Error('no Lambda')));
    const browser = openBrowser(pool, 'lost');
    await signedIn(browser);
    await browser.changePassword(goodPassword, next);
    expect(pool.logged.splice(0)).toEqual([{ event: 'password_change_not_recorded', error: 'Error: no Lambda' }]);
    pool.setChanged(() => Promise.resolve());
    await signedIn(openBrowser(pool, 'lost'), next);
  });
});
