import type { Knex } from 'knex';
import { demoPassword } from '../../seeds/demo/people';
import { signInDemoUser, type DemoTokens } from '../../local/identity/signInDemoUser';
import { IdentityControl, sentCode } from '../e2e/identityControl';
import { refusalOf } from '../support/portal';
import { callIdentity, graphqlWithToken, refusalOfRefresh, stackDatabase, stackUrl } from '../support/stack';

const username = 'newaccounts';
const updateLastSeen = 'mutation { updateLastSeen(idleSeconds: 0) { lastSeenAt } }';

let database: Knex;
let identity: IdentityControl;

beforeAll(async () => {
  database = stackDatabase();
  identity = await IdentityControl.open();
});

afterAll(async () => {
  await identity.restorePassword(username, true);
  identity.close();
  await database.destroy();
});

const signIn = () => signInDemoUser(stackUrl(), username);

/** A forgotten password, with the code that was sent; it is the demo's again. */
async function confirmForgotten(): Promise<object> {
  const { phone } = (await database('users').where({ id: username }).first('phone')) as { phone: string };
  const ConfirmationCode = await sentCode(phone);
  return callIdentity('ConfirmForgotPassword', { Username: username, ConfirmationCode, Password: demoPassword });
}

async function expectEnded(tokens: DemoTokens): Promise<void> {
  expect(await refusalOfRefresh(tokens)).toBe('NotAuthorizedException');
  expect(refusalOf(await graphqlWithToken(tokens.idToken, updateLastSeen)).code).toBe('not_authenticated');
}

test('a forgotten password that is confirmed ends every session, and is recorded', async () => {
  const sessions = [await signIn(), await signIn()];
  await callIdentity('ForgotPassword', { Username: username });
  for (const tokens of sessions) expect(await refusalOfRefresh(tokens)).toBeUndefined();
  expect(await confirmForgotten()).toEqual({});
  for (const tokens of sessions) await expectEnded(tokens);
  const last = await database('activity').where({ userId: username }).orderBy('createdAt', 'desc').first();
  expect(last).toMatchObject({ eventCode: 'A021', details: 'Forgotten password', client_reported: false });
  expect(await refusalOfRefresh(await signIn())).toBeUndefined();
});

test('an administrator’s reset ends the renewal of every session, and its confirmation the sessions', async () => {
  const tokens = await signIn();
  await identity.requireReset(username);
  expect(await refusalOfRefresh(tokens)).toBe('UserLambdaValidationException');
  await confirmForgotten();
  await expectEnded(tokens);
});

test('a password that another client changes ends every session, and is recorded', async () => {
  const sessions = [await signIn(), await signIn()];
  const given = { PreviousPassword: demoPassword, ProposedPassword: demoPassword };
  const AccessToken = sessions[0]!.accessToken;
  await callIdentity('ChangePassword', { AccessToken, ...given, PreviousPassword: 'Wrong-2026!x' });
  for (const tokens of sessions) expect(await refusalOfRefresh(tokens)).toBeUndefined();
  expect(await callIdentity('ChangePassword', { AccessToken, ...given })).toEqual({});
  for (const tokens of sessions) await expectEnded(tokens);
  const last = await database('activity').where({ userId: username }).orderBy('createdAt', 'desc').first();
  expect(last).toMatchObject({ eventCode: 'A021', details: 'Outside the portal', client_reported: false });
  expect(await refusalOfRefresh(await signIn())).toBeUndefined();
});

test.each([true, false])(
  'a password that an administrator sets (for good: %s) ends every session',
  async (isPermanent) => {
    const sessions = [await signIn(), await signIn()];
    await identity.restorePassword(username, isPermanent);
    for (const tokens of sessions) await expectEnded(tokens);
    const last = await database('activity').where({ userId: username }).orderBy('createdAt', 'desc').first();
    expect(last).toMatchObject({ eventCode: 'A028', details: 'Outside the portal', client_reported: false });
  },
);
