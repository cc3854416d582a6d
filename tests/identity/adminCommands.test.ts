import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { adminTargets } from '../../local/identity/targets';
import { openBrowser, signedIn } from './support/browser';
import { call, refresh } from './support/calls';
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

const of = (Username: string) => ({ UserPoolId: userPoolId, Username });
const get = (username: string) => pool.admin.send(new AdminGetUserCommand(of(username)));

it('creates a user whose temporary password goes out by e-mail and must be replaced', async () => {
  const { User } = await pool.admin.send(
    new AdminCreateUserCommand({
      ...of('new'),
      UserAttributes: [
        { Name: 'email', Value: 'new@demo.invalid' },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  expect(User).toMatchObject({ Username: 'new', Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
  expect(User?.UserCreateDate?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  const { to, text } = (await pool.outbox())[0]!;
  expect(to).toBe('new@demo.invalid');
  const temporary = text.split('temporary password is ')[1]!;
  const browser = openBrowser(pool, 'new');
  expect((await browser.signIn(temporary)).next).toBe('newPassword');
  expect((await browser.newPassword(goodPassword, { phone_number: '+447700900042' })).next).toBe('done');
  expect(await get('new')).toMatchObject({ UserStatus: 'CONFIRMED' });
});

it('sends the invitation again until the user has signed in, and resets no password before', async () => {
  const email = { Name: 'email', Value: 'again@demo.invalid' };
  await pool.admin.send(new AdminCreateUserCommand({ ...of('again'), UserAttributes: [email] }));
  const resend = () => pool.admin.send(new AdminCreateUserCommand({ ...of('again'), MessageAction: 'RESEND' }));
  const reset = () => pool.admin.send(new AdminResetUserPasswordCommand(of('again')));
  await expect(reset()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await resend();
  const sent = (await pool.outbox()).filter(({ to }) => to === email.Value);
  const [first, second] = sent.map(({ text }) => text.split('temporary password is ')[1]!).toSorted();
  expect([sent.length, first === second]).toEqual([2, false]);
  const tried = await Promise.allSettled(
    [first!, second!].map((password) => openBrowser(pool, 'again').signIn(password)),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await pool.admin.send(new AdminSetUserPasswordCommand({ ...of('again'), Password: goodPassword, Permanent: true }));
  await expect(resend()).rejects.toMatchObject({ name: 'UnsupportedUserStateException' });
  const absent = new AdminCreateUserCommand({ ...of('absent'), MessageAction: 'RESEND' });
  await expect(pool.admin.send(absent)).rejects.toMatchObject({ name: 'UserNotFoundException' });
});

it('creates a name once, whoever else is about to', async () => {
  const create = () => pool.admin.send(new AdminCreateUserCommand({ ...of('twin'), MessageAction: 'SUPPRESS' }));
  const results = await Promise.allSettled([create(), create(), create()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(create()).rejects.toMatchObject({ name: 'UsernameExistsException' });
});

it('sends nothing when asked not to', async () => {
  const sent = await pool.outbox();
  const UserAttributes = [{ Name: 'email', Value: 'quiet@demo.invalid' }];
  await pool.admin.send(new AdminCreateUserCommand({ ...of('quiet'), UserAttributes, MessageAction: 'SUPPRESS' }));
  expect(await pool.outbox()).toEqual(sent);
});

it('sets a permanent or a temporary password', async () => {
  await pool.seed({ username: 'setpw' });
  const set = (Password: string, Permanent: boolean) =>
    pool.admin.send(new AdminSetUserPasswordCommand({ ...of('setpw'), Password, Permanent }));
  await set('Another-2026!', true);
  await signedIn(openBrowser(pool, 'setpw'), 'Another-2026!');
  await set('Temporary-2026!', false);
  expect((await openBrowser(pool, 'setpw').signIn('Temporary-2026!')).next).toBe('newPassword');
});

it('adds to groups once, lists them, and takes out again', async () => {
  await pool.seed({ username: 'grp' });
  for (const GroupName of ['admin', 'staff', 'admin']) {
    await pool.admin.send(new AdminAddUserToGroupCommand({ ...of('grp'), GroupName }));
  }
  const groups = async () =>
    (await pool.admin.send(new AdminListGroupsForUserCommand(of('grp')))).Groups?.map(({ GroupName }) => GroupName);
  expect(await groups()).toEqual(['admin', 'staff']);
  const inGroup = async (GroupName: string) => {
    const command = new ListUsersInGroupCommand({ UserPoolId: of('grp').UserPoolId, GroupName });
    return (await pool.admin.send(command)).Users?.map(({ Username }) => Username);
  };
  expect([await inGroup('staff'), await inGroup('nobody')]).toEqual([['grp'], []]);
  expect((await signedIn(openBrowser(pool, 'grp'))).idClaims['cognito:groups']).toEqual(['admin', 'staff']);
  await pool.admin.send(new AdminRemoveUserFromGroupCommand({ ...of('grp'), GroupName: 'admin' }));
  expect(await groups()).toEqual(['staff']);
});

it('updates attributes, also the verified marks', async () => {
  await pool.seed({ username: 'attr' });
  const UserAttributes = [
    { Name: 'email', Value: 'attr@demo.invalid' },
    { Name: 'email_verified', Value: 'false' },
  ];
  await pool.admin.send(new AdminUpdateUserAttributesCommand({ ...of('attr'), UserAttributes }));
  expect((await get('attr')).UserAttributes).toEqual(expect.arrayContaining(UserAttributes));
});

it('turns factors on and off, but none that is not set up', async () => {
  await pool.seed({ username: 'mfa', mfa: 'sms' }, { username: 'nophone', phoneNumber: '' });
  expect(await get('mfa')).toMatchObject({ UserMFASettingList: ['SMS_MFA'], PreferredMfaSetting: 'SMS_MFA' });
  const prefer = (username: string, SMS: boolean, app?: boolean) =>
    pool.admin.send(
      new AdminSetUserMFAPreferenceCommand({
        ...of(username),
        SMSMfaSettings: { Enabled: SMS },
        ...(app === undefined ? {} : { SoftwareTokenMfaSettings: { Enabled: app } }),
      }),
    );
  await prefer('mfa', false);
  expect((await get('mfa')).UserMFASettingList).toEqual([]);
  await signedIn(openBrowser(pool, 'mfa'));
  await expect(prefer('mfa', false, true)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await expect(prefer('nophone', true)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

it('signs a user out everywhere', async () => {
  await pool.seed({ username: 'out' });
  const tokens = await signedIn(openBrowser(pool, 'out'));
  await pool.admin.send(new AdminUserGlobalSignOutCommand(of('out')));
  expect((await refresh(pool, tokens.refresh)).body.message).toBe('Invalid Refresh Token');
});

it('resets a password only towards a verified address', async () => {
  await pool.seed({ username: 'unreach' });
  const UserAttributes = ['email', 'phone_number'].map((name) => ({ Name: `${name}_verified`, Value: 'false' }));
  await pool.admin.send(new AdminUpdateUserAttributesCommand({ ...of('unreach'), UserAttributes }));
  await expect(pool.admin.send(new AdminResetUserPasswordCommand(of('unreach')))).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
  await signedIn(openBrowser(pool, 'unreach'));
});

it('lists the one user with a subject', async () => {
  await pool.seed({ username: 'subject' });
  const { UserAttributes } = await get('subject');
  const sub = UserAttributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
  const named = async (of: string) => {
    const { Users } = await pool.admin.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter: `sub = "${of}"` }));
    return Users?.map(({ Username }) => Username);
  };
  expect([await named(sub), await named('nobody')]).toEqual([['subject'], []]);
});

it('lists users, refuses a filter it does not know, and deletes', async () => {
  await pool.seed({ username: 'bye' });
  const listed = await pool.admin.send(new ListUsersCommand({ UserPoolId: userPoolId, Limit: 60 }));
  expect(listed.Users?.map(({ Username }) => Username)).toContain('bye');
  await expect(
    pool.admin.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter: 'email = "x"' })),
  ).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await pool.admin.send(new AdminDeleteUserCommand(of('bye')));
  await expect(get('bye')).rejects.toMatchObject({ name: 'UserNotFoundException' });
});

it('a change that crosses a sign-in is not undone by it', async () => {
  await pool.seed({ username: 'cross' });
  pool.setTrigger(async (event) => {
    await pool.admin.send(new AdminDisableUserCommand(of('cross')));
    return { ...event, response: { claimsAndScopeOverrideDetails: {} } };
  });
  await openBrowser(pool, 'cross').signIn();
  expect(await get('cross')).toMatchObject({ Enabled: false });
  await pool.admin.send(new AdminEnableUserCommand(of('cross')));
});

describe.each([...adminTargets.keys()])('%s', (operation) => {
  it('is refused without a signature', async () => {
    const answer = await call(pool, operation, { ...of('new'), Password: goodPassword, GroupName: 'admin' });
    expect(answer).toMatchObject({ status: 400, body: { __type: 'MissingAuthenticationTokenException' } });
  });

  it('knows only its own pool', async () => {
    const answer = await callSigned(pool, operation, { UserPoolId: 'eu-west-1_Other', Username: 'new' });
    expect(answer.body.__type).toBe('ResourceNotFoundException');
  });
});
