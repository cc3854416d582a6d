import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { connect } from '../../../../actions/database/connection';
import { addClaims } from '../../../../actions/identity/preTokenGeneration';
import type { Context } from '../../../../actions/context';
import { ownerDatabase } from '../../../../tools/database/ownerDatabase';
import { people } from '../../../../seeds/demo/people';
import { writeDemo } from '../../../../seeds/demo/writeDemo';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

let testDatabase: TestDatabase;
let context: Context;
const withoutMfa = new Set(people.filter(({ mfa }) => mfa === 'none').map(({ username }) => username));
const withoutPassword = new Set<string>();
const factorsOf = (username: string) => {
  if (withoutMfa.has(username)) return [];
  return username === 'maker' ? ['SOFTWARE_TOKEN_MFA', 'SMS_MFA'] : ['SMS_MFA'];
};

beforeAll(async () => {
  testDatabase = await createTestDatabase('reference');
  const owner = ownerDatabase(testDatabase.url);
  await writeDemo(owner, new Date());
  await owner.destroy();
  const database = connect(testDatabase.url);
  const identity = {
    readUser: (username: string) =>
      Promise.resolve({
        mfa: factorsOf(username),
        hasPassword: !withoutPassword.has(username),
      }),
  };
  const clock = { now: () => new Date() };
  context = { database, identity, clock } as unknown as Context;
});
afterAll(async () => {
  await context.database.destroy();
  await testDatabase.drop();
});

type Source = PreTokenGenerationV2TriggerEvent['triggerSource'];
const signIn = 'TokenGeneration_Authentication';
const refresh = 'TokenGeneration_RefreshTokens';

function eventOf(userName: string, triggerSource: Source, groups: string[]): PreTokenGenerationV2TriggerEvent {
  const request = { userAttributes: {}, groupConfiguration: { groupsToOverride: groups } };
  return { userName, triggerSource, request, response: {} } as Partial<PreTokenGenerationV2TriggerEvent> as never;
}

async function answerFor(username: string, source: Source, groups: string[] = []) {
  const { response } = await addClaims(eventOf(username, source, groups), context);
  return response.claimsAndScopeOverrideDetails;
}

async function addedTo(username: string, source: Source = signIn, groups: string[] = []) {
  const added = (await answerFor(username, source, groups)).idTokenGeneration?.claimsToAddOrOverride ?? {};
  const always = Object.keys(added).filter((name) => name !== 'mfa');
  expect(always).toEqual(['https://hasura.io/jwt/claims', 'idle_limit_minutes']);
  return added;
}

async function claimsOf(username: string, source: Source = signIn, groups: string[] = []) {
  const added = await addedTo(username, source, groups);
  return JSON.parse(added['https://hasura.io/jwt/claims']!) as Record<string, unknown>;
}

const limitOf = async (username: string) => (await addedTo(username)).idle_limit_minutes;

const entriesOf = (username: string, eventCode: string) =>
  context.database('activity').where({ userId: username, eventCode }).orderBy('createdAt');

const seenMinutesAgo = (username: string, minutes: number) =>
  context
    .database('users')
    .where({ id: username })
    .update({ last_seen_at: context.database.raw('now() - make_interval(mins => ?)', [minutes]) });

const idleLimit = (organisation: string, minutes: number) =>
  context.database('organisations').where({ name: organisation }).update({ idle_limit_minutes: minutes });

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/) as string;

it.each([
  ['maker', ['user']],
  ['approver', ['user']],
  ['approver2', ['user']],
  ['viewer', ['user']],
  ['treasurer', ['user', 'org_admin']],
  ['orgadmin', ['user', 'org_admin']],
  ['favadmin', ['user', 'org_admin']],
  ['newaccounts', ['user', 'org_admin']],
  ['borealis', ['user']],
  ['borealisadmin', ['user', 'org_admin']],
  ['noaccount', ['user']],
  ['newpassword', ['user']],
  ['nomfa', ['user_without_mfa']],
])('%s may choose among %j', async (username, roles) => {
  expect(await claimsOf(username)).toEqual({
    'x-hasura-user-id': username,
    'x-hasura-allowed-roles': roles,
    'x-hasura-default-role': roles[0],
    'x-hasura-issued-at': time,
    ...(username !== 'nomfa' && { 'x-hasura-signed-in-at': time }),
  });
});

it.each([
  ['TokenGeneration_Authentication', true],
  ['TokenGeneration_NewPasswordChallenge', true],
  ['TokenGeneration_RefreshTokens', false],
  ['TokenGeneration_AuthenticateDevice', false],
  ['TokenGeneration_HostedAuth', false],
] as const)('the id token of %s says when the sign-in was: %s', async (source, isSaid) => {
  expect('x-hasura-signed-in-at' in (await claimsOf('treasurer', source))).toBe(isSaid);
});

it('the group admin adds the role admin, and only with a second factor', async () => {
  expect((await claimsOf('superadmin', signIn, ['admin']))['x-hasura-allowed-roles']).toEqual(['user', 'admin']);
  expect((await claimsOf('superadmin', signIn, ['other']))['x-hasura-allowed-roles']).toEqual(['user']);
  expect((await claimsOf('nomfa', signIn, ['admin']))['x-hasura-allowed-roles']).toEqual(['user_without_mfa']);
});

it.each([
  ['maker', 'SOFTWARE_TOKEN_MFA SMS_MFA'],
  ['viewer', 'SMS_MFA'],
  ['nomfa', undefined],
])('the id token of %s names the second factors %j', async (username, factors) => {
  expect((await addedTo(username)).mfa).toBe(factors);
});

it.each([
  ['TokenGeneration_Authentication', []],
  ['TokenGeneration_NewPasswordChallenge', []],
  ['TokenGeneration_RefreshTokens', ['aws.cognito.signin.user.admin']],
  ['TokenGeneration_AuthenticateDevice', ['aws.cognito.signin.user.admin']],
  ['TokenGeneration_HostedAuth', ['aws.cognito.signin.user.admin']],
] as const)('the access token of %s loses the scopes %j', async (source, scopes) => {
  const { accessTokenGeneration } = await answerFor('treasurer', source);
  expect(accessTokenGeneration).toEqual({ scopesToSuppress: scopes });
});

it('covers every person of the demo who may sign in', () => {
  expect(people.filter(({ isEnabled }) => !isEnabled).map(({ username }) => username)).toEqual(['disabled']);
});

it.each([
  ['disabled', signIn],
  ['disabled', refresh],
  ['nobody', signIn],
] as const)('refuses %s at %s', async (username, source) => {
  await expect(claimsOf(username, source)).rejects.toThrow('User is disabled.');
});

it('refuses a person disabled since the last token', async () => {
  await claimsOf('viewer');
  await context.database('users').where({ id: 'viewer' }).update({ enabled: false });
  await expect(claimsOf('viewer', refresh)).rejects.toThrow('User is disabled.');
  await context.database('users').where({ id: 'viewer' }).update({ enabled: true });
});

describe('a refresh', () => {
  it.each([
    [54, true],
    [56, false],
  ])('%i minutes after the last sight is let through: %s', async (minutes, isLetThrough) => {
    await seenMinutesAgo('maker', minutes);
    const claims = claimsOf('maker', refresh);
    if (isLetThrough) expect((await claims)['x-hasura-user-id']).toBe('maker');
    else await expect(claims).rejects.toThrow('Session is idle.');
  });

  it('keeps to the organisation’s own limit', async () => {
    await idleLimit('Aldgate Trading', 5);
    await seenMinutesAgo('maker', 6);
    await expect(claimsOf('maker', refresh)).rejects.toThrow('Session is idle.');
    await seenMinutesAgo('borealis', 6);
    await claimsOf('borealis', refresh);
    await idleLimit('Aldgate Trading', 55);
  });

  it('keeps to the strictest limit of several organisations', async () => {
    const aldgate = (await context.database('organisations').where({ name: 'Aldgate Trading' }).first('id'))!;
    await context.database('users_organisations').insert({ user_id: 'borealis', org_id: aldgate.id });
    await idleLimit('Aldgate Trading', 10);
    await seenMinutesAgo('borealis', 11);
    await expect(claimsOf('borealis', refresh)).rejects.toThrow('Session is idle.');
    await context.database('users_organisations').where({ user_id: 'borealis', org_id: aldgate.id }).delete();
    await idleLimit('Aldgate Trading', 55);
  });

  it('is no sign of life itself, while signing in is', async () => {
    await seenMinutesAgo('maker', 50);
    await claimsOf('maker', refresh);
    const before = await context.database('users').where({ id: 'maker' }).first('last_seen_at');
    expect(Date.now() - before!.last_seen_at!.getTime()).toBeGreaterThan(49 * 60_000);
    await claimsOf('maker', signIn);
    const after = await context.database('users').where({ id: 'maker' }).first('last_seen_at');
    expect(Date.now() - after!.last_seen_at!.getTime()).toBeLessThan(60_000);
  });

  it('lets through a person who was never seen', async () => {
    await context.database('users').where({ id: 'maker' }).update({ last_seen_at: null });
    await claimsOf('maker', refresh);
  });
});

it('signing in after a long absence is allowed', async () => {
  await seenMinutesAgo('maker', 10_000);
  await claimsOf('maker', signIn);
});

describe('the idle limit', () => {
  it('is the usual one, the organisation’s, or the strictest of several, and stands in the token', async () => {
    expect(await limitOf('maker')).toBe('55');
    await idleLimit('Aldgate Trading', 10);
    expect(await limitOf('maker')).toBe('10');
    expect(await limitOf('borealis')).toBe('55');
    await idleLimit('Aldgate Trading', 55);
  });

  it('is that of an organisation where one only holds a seat, too', async () => {
    const links = await context.database('users_organisations').where({ user_id: 'maker' });
    await context.database('users_organisations').where({ user_id: 'maker' }).delete();
    await idleLimit('Aldgate Trading', 5);
    expect(await limitOf('maker')).toBe('5');
    await idleLimit('Aldgate Trading', 55);
    await context.database('users_organisations').insert(links);
  });

  it('that was passed is recorded once, however often a token is asked for', async () => {
    await claimsOf('approver');
    await seenMinutesAgo('approver', 70);
    for (let tab = 0; tab < 3; tab += 1) {
      await expect(claimsOf('approver', refresh)).rejects.toThrow('Session is idle.');
    }
    expect(await entriesOf('approver', 'E012')).toMatchObject([
      {
        eventType: 'E',
        activityName: 'User Session Failure',
        details: 'Elapsed minutes: 70. Total minutes: 55. Location: no open screen',
      },
    ]);
  });
});

describe('a sign-in', () => {
  it('is recorded, and keeps when the person was last there before it', async () => {
    await seenMinutesAgo('viewer', 300);
    const before = await context.database('users').where({ id: 'viewer' }).first('last_seen_at');
    const known = (await entriesOf('viewer', 'A001')).length;
    await claimsOf('viewer', signIn);
    await claimsOf('viewer', refresh);
    const after = await context.database('users').where({ id: 'viewer' }).first('previous_seen_at');
    expect(after?.previous_seen_at).toEqual(before?.last_seen_at);
    const entries = await entriesOf('viewer', 'A001');
    expect(entries.length - known).toBe(1);
    expect(entries.at(-1)).toMatchObject({ eventType: 'A', activityName: 'Sign In', username: 'viewer' });
  });

  it('that is refused is none', async () => {
    await expect(claimsOf('disabled', signIn)).rejects.toThrow('User is disabled.');
    expect(await entriesOf('disabled', 'A001')).toEqual([]);
  });
});

it('a session is not renewed once an administrator has reset the password', async () => {
  withoutPassword.add('viewer');
  await expect(claimsOf('viewer', refresh)).rejects.toThrow('Password was reset.');
  withoutPassword.clear();
  await claimsOf('viewer', refresh);
});
