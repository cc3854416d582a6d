/** @ownPortal This file ends the sessions of users. */
import type { Knex } from 'knex';
import { signInDemoUser } from '../../../local/identity/signInDemoUser';
import { effectsOf } from '../../support/effects';
import { as } from '../../support/portal';
import { graphqlWithToken, refusalOfRefresh, stackDatabase, stackUrl } from '../../support/stack';

const query = 'mutation { signOutEverywhere { signedOutAt } }';

interface Answer {
  readonly signOutEverywhere: { readonly signedOutAt: string };
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const signedOutAt = async (id: string) =>
  (await database('users').where({ id }).first('signed_out_at'))?.signed_out_at?.toISOString();

test('ends every session of the caller, stores the time and says so', async () => {
  const other = await signInDemoUser(stackUrl(), 'maker');
  const { answer, ...effects } = await effectsOf<Answer>(database, {
    username: 'maker',
    query,
    variables: {},
  });
  expect(effects).toEqual({ rows: ['update users'], activity: ['A024'], provider: [] });
  expect(await signedOutAt('maker')).toBe(answer.data?.signOutEverywhere.signedOutAt);
  expect(await refusalOfRefresh(other)).toBe('NotAuthorizedException');
  const late = await graphqlWithToken(other.idToken, 'mutation { updateLastSeen(idleSeconds: 0) { lastSeenAt } }');
  expect(late.errors?.[0]?.extensions.code).toBe('not_authenticated');
});

test('leaves the sessions of others', async () => {
  const colleague = await signInDemoUser(stackUrl(), 'approver');
  await as('viewer', query, {});
  expect(await signedOutAt('approver')).toBeUndefined();
  expect(await refusalOfRefresh(colleague)).toBeUndefined();
});

test('a disabled user is refused, and nothing is stored', async () => {
  await as('approver2', 'mutation { updateLastSeen(idleSeconds: 0) { lastSeenAt } }', {});
  await database('users').where({ id: 'approver2' }).update({ enabled: false });
  const answer = await as<Answer>('approver2', query, {});
  expect(answer.errors?.[0]?.extensions.code).toBe('not_authenticated');
  expect(await signedOutAt('approver2')).toBeUndefined();
});
