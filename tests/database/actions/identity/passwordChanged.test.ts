import { randomUUID } from 'node:crypto';
import { connect } from '../../../../actions/database/connection';
import { endSessionsOfChangedPassword } from '../../../../actions/identity/passwordChanged';
import type { Context } from '../../../../actions/context';
import { ownerDatabase } from '../../../../tools/database/ownerDatabase';
import { writeDemo } from '../../../../seeds/demo/writeDemo';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

const username = 'maker';
const sub = randomUUID();
const changedAt = '2026-11-22T10:00:05Z';

let testDatabase: TestDatabase;
let context: Context;
const revoked: string[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase('reference');
  const owner = ownerDatabase(testDatabase.url);
  await writeDemo(owner, new Date());
  await owner.destroy();
  const identity = {
    usernameOf: (of: string) => Promise.resolve(of === sub ? username : undefined),
    signOutEverywhere: (name: string) => Promise.resolve(void revoked.push(name)),
  };
  const clock = { now: () => new Date() };
  const database = connect(testDatabase.url);
  context = { database, identity, clock, newId: randomUUID } as Partial<Context> as Context;
});
afterAll(async () => {
  await context.database.destroy();
  await testDatabase.drop();
});
beforeEach(() => endedAt(null));

const endedAt = async (time: string | null) => {
  revoked.length = 0;
  await context.database('activity').where({ userId: username }).delete();
  await context.database('users').where({ id: username }).update({ signed_out_at: time });
};

/** Hands on a call; absent fields are those of a change that succeeded. */
const handOn = (change: Readonly<Record<string, unknown>> = {}) => {
  const detail = { eventName: 'ChangePassword', eventTime: changedAt, additionalEventData: { sub }, ...change };
  return endSessionsOfChangedPassword({ detail } as never, context);
};

const timeOfEnd = async () =>
  (await context.database('users').where({ id: username }).first('signed_out_at'))!.signed_out_at;

it.each([
  ['ChangePassword', 'A021', 'Password Changed'],
  ['AdminSetUserPassword', 'A028', 'Password Reset By Administrator'],
])('%s ends every session and is recorded as %s', async (eventName, eventCode, activityName) => {
  await handOn({ eventName });
  expect(revoked).toEqual([username]);
  expect(Date.now() - (await timeOfEnd())!.getTime()).toBeLessThan(60_000);
  expect(await context.database('activity').where({ userId: username })).toMatchObject([
    { eventCode, activityName, eventType: 'A', details: 'Outside the portal', client_reported: false },
  ]);
});

it('sessions that ended before the change do not count', async () => {
  await endedAt('2026-11-22T10:00:04.999Z');
  await handOn();
  expect(revoked).toEqual([username]);
});

describe('nothing ends', () => {
  it.each([
    ['a call that was refused', { errorCode: 'NotAuthorizedException' }],
    ['a user of another pool', { additionalEventData: { sub: randomUUID() } }],
  ])('for %s', async (_reason, change) => {
    await handOn(change);
    expect({ revoked, end: await timeOfEnd() }).toEqual({ revoked: [], end: null });
  });

  it('a second time, once the portal ended the sessions with the change', async () => {
    const end = '2026-11-22T10:00:05.400Z';
    await endedAt(end);
    await handOn();
    expect({ revoked, end: await timeOfEnd() }).toEqual({ revoked: [], end: new Date(end) });
  });

  it.each([
    ['another operation', { eventName: 'UpdateUserAttributes' }],
    ['a subject that would be another filter', { additionalEventData: { sub: `${sub}" or "` } }],
    ['no subject', { additionalEventData: undefined }],
    ['no time', { eventTime: undefined }],
  ])('for an event with %s, which fails', async (_reason, change) => {
    await expect(handOn(change)).rejects.toMatchObject({ name: 'ValidationError' });
    expect(revoked).toEqual([]);
  });
});
