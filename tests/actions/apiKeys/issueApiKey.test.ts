import type { Knex } from 'knex';
import { hashOfKey } from '../../../actions/database/apiKeys';
import { signInDemoUser } from '../../../local/identity/signInDemoUser';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { graphqlWithToken, renewTokens, stackDatabase, stackUrl } from '../../support/stack';

const query = `mutation ($scopes: [String!], $networks: [String!]) {
  result: issueApiKey(scopes: $scopes, networks: $networks) { id key }
}`;
const access = { is_api_key_access_enabled: true, api_access_scopes: ['read', 'draft'] };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(async () => {
  await database('users').where({ id: 'maker' }).update(access);
});
afterAll(async () => {
  await database('users').where({ id: 'maker' }).update({ is_api_key_access_enabled: false });
  await database.destroy();
});

const call = (variables: object = {}, username = 'maker') => ({ username, query, variables: { ...variables } });
const keysOf = (user_id: string) => database('api_keys').where({ user_id }).orderBy('createdAt');
const hashOf = (api_key_id: string) => database('vault.api_key_hashes').where({ api_key_id }).first('hash');

interface Issued {
  readonly result: { readonly id: string; readonly key: string };
}

test('answers the key once, keeps its hash, ends the one before and tells the owner and the administrators', async () => {
  const { answer, ...effects } = await effectsOf<Issued>(database, call());
  const { id, key } = answer.data!.result;
  expect(effects).toEqual({ rows: ['insert api_keys'], activity: ['A026'], provider: [] });
  expect(key).toMatch(/^ck_[\w-]{43}$/);
  expect(await hashOf(id)).toEqual({ hash: hashOfKey(key) });
  expect(await keysOf('maker')).toMatchObject([
    { id, hint: key.slice(-4), scopes: ['read', 'draft'], allowed_networks: [], createdById: 'maker', revokedAt: null },
  ]);
  const told = await database('notices')
    .where({ subject: `key ${id}` })
    .orderBy('user_id');
  expect(told.map(({ user_id }) => user_id)).toEqual(['maker', 'orgadmin']);
  expect(told[0]).toMatchObject({
    kind: 'access_changed',
    content: { what: 'key_issued', by: 'maker', userId: 'maker' },
  });
  const mails = await database('notice_mails').whereIn(
    'notice_id',
    told.map((notice) => notice.id),
  );
  expect(mails).toHaveLength(2);
  const terms = { scopes: ['read'], networks: ['192.0.2.0/24'] };
  const second = (await effectsOf<Issued>(database, call(terms))).answer.data!.result;
  expect(await keysOf('maker')).toMatchObject([
    { id, revokedAt: expect.any(Date) as Date },
    { id: second.id, scopes: terms.scopes, allowed_networks: terms.networks },
  ]);
  expect([await hashOf(id), await hashOf(second.id)]).toEqual([undefined, { hash: hashOfKey(second.key) }]);
});

test('refuses a token that does not come straight from a sign-in', async () => {
  const { refreshToken } = await signInDemoUser(stackUrl(), 'maker');
  const { IdToken } = await renewTokens(refreshToken);
  const answer = await graphqlWithToken(IdToken, query);
  expect(answer.errors?.[0]?.extensions.code).toBe('fresh_sign_in_required');
});

test.each([
  ['without access', { is_api_key_access_enabled: false }, {}, 'api_access_off', undefined],
  [
    'more than an administrator allows',
    { api_access_scopes: ['read'] },
    { scopes: ['draft'] },
    'invalid_input',
    'scopes',
  ],
  ['no right', {}, { scopes: [] }, 'invalid_input', 'scopes'],
  ['approving', {}, { scopes: ['approve'] }, 'invalid_input', 'scopes[0]'],
  ['a right twice', {}, { scopes: ['read', 'read'] }, 'invalid_input', 'scopes'],
  ['a network that is none', {}, { networks: ['192.0.2.0/33'] }, 'invalid_input', 'networks[0]'],
  ['too many networks', {}, { networks: Array.from({ length: 21 }, () => '192.0.2.1') }, 'invalid_input', 'networks'],
])('refuses %s', async (_what, change, variables, code, field) => {
  await database('users')
    .where({ id: 'maker' })
    .update({ ...access, ...change });
  expect(await refusedEffects(database, call(variables))).toEqual(refused(code, field));
});

test('neither an administrator nor a super admin issues a key of another user', async () => {
  const asAdministrator = await refusedEffects(database, { ...call({}, 'orgadmin'), role: 'org_admin' });
  expect(asAdministrator).toEqual(refused('validation-failed'));
  const asHouse = await refusedEffects(database, { ...call({}, 'superadmin'), role: 'admin' });
  expect(asHouse).toEqual(refused('api_access_off'));
});
