import { type PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { connect } from '../../../../actions/database/connection';
import { addClaims } from '../../../../actions/identity/preTokenGeneration';
import { type Context } from '../../../../actions/runtime/context';
import { migrate, ownerDatabase } from '../../../../local/migrate';
import { people } from '../../../../seeds/demo/people';
import { writeDemo } from '../../../../seeds/demo/writeDemo';
import { seedReference } from '../../../../seeds/reference';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

let testDatabase: TestDatabase;
let context: Context;
const withoutMfa = new Set(people.filter(({ mfa }) => mfa === 'none').map(({ username }) => username));

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const owner = ownerDatabase(testDatabase.url);
  await migrate(owner);
  await seedReference(owner);
  await writeDemo(owner, new Date());
  await owner.destroy();
  const database = connect(testDatabase.url);
  const identity = { hasMfa: (username: string) => Promise.resolve(!withoutMfa.has(username)) };
  context = { database, identity } as Partial<Context> as Context;
});
afterAll(async () => {
  await context.database.destroy();
  await testDatabase.drop();
});

type Source = PreTokenGenerationTriggerEvent['triggerSource'];
const signIn = 'TokenGeneration_Authentication';
const refresh = 'TokenGeneration_RefreshTokens';

function eventOf(userName: string, triggerSource: Source, groups: string[]): PreTokenGenerationTriggerEvent {
  const request = { userAttributes: {}, groupConfiguration: { groupsToOverride: groups } };
  return { userName, triggerSource, request, response: {} } as Partial<PreTokenGenerationTriggerEvent> as never;
}

async function claimsOf(username: string, source: Source = signIn, groups: string[] = []) {
  const { response } = await addClaims(eventOf(username, source, groups), context);
  const added = response.claimsOverrideDetails?.claimsToAddOrOverride ?? {};
  expect(Object.keys(added)).toEqual(['https://hasura.io/jwt/claims']);
  return JSON.parse(added['https://hasura.io/jwt/claims']!) as Record<string, unknown>;
}

const seenMinutesAgo = (username: string, minutes: number) =>
  context
    .database('users')
    .where({ id: username })
    .update({ last_seen_at: context.database.raw('now() - make_interval(mins => ?)', [minutes]) });

const idleLimit = (organisation: string, minutes: number) =>
  context.database('organisations').where({ name: organisation }).update({ idle_limit_minutes: minutes });

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
  });
});

it('the group admin adds the role admin, and only with a second factor', async () => {
  expect((await claimsOf('superadmin', signIn, ['admin']))['x-hasura-allowed-roles']).toEqual(['user', 'admin']);
  expect((await claimsOf('superadmin', signIn, ['other']))['x-hasura-allowed-roles']).toEqual(['user']);
  expect((await claimsOf('nomfa', signIn, ['admin']))['x-hasura-allowed-roles']).toEqual(['user_without_mfa']);
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
    const [aldgate] = await context.database('organisations').where({ name: 'Aldgate Trading' }).select('id');
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
    expect(Date.now() - before.last_seen_at.getTime()).toBeGreaterThan(49 * 60_000);
    await claimsOf('maker', signIn);
    const after = await context.database('users').where({ id: 'maker' }).first('last_seen_at');
    expect(Date.now() - after.last_seen_at.getTime()).toBeLessThan(60_000);
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
