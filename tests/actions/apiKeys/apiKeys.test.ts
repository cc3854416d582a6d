import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { Knex } from 'knex';
import { exchangeKey } from '../../../actions/apiKeys/exchangeKey';
import { runAction, type ActionHandler } from '../../../actions/areaLambda';
import { createContext } from '../../../actions/container';
import { hashOfKey } from '../../../actions/database/apiKeys';
import type { Context } from '../../../actions/provider/context';
import { actionsOfScope, apiKeyScopes } from '../../../domain/apiKeys/scopes';
import { loadMetadataDirectory } from '../../../hasura/engine/metadata/loadDirectory';
import { metadataDirectory } from '../../../tools/metadata/metadataDirectory';
import { createPayment, smallPayment, tradingAccount } from '../../support/portal';
import { actionEnvironment, graphql, stackDatabase, stackUrl, type GraphqlAnswer } from '../../support/stack';

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  const built = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  const readUser = () => Promise.resolve({ mfa: ['SMS_MFA'], hasPassword: true, isEmailVerified: true });
  context = { ...built, identity: { ...built.identity, readUser } };
});
beforeEach(async () => {
  await database('activity_reports').delete();
  await database('users').where({ id: 'maker' }).update({ is_api_key_access_enabled: true });
});
afterEach(async () => {
  await database('vault.api_key_hashes')
    .whereIn('api_key_id', database('api_keys').where({ name: 'Stack' }).select('id'))
    .delete();
  await database('api_keys').where({ name: 'Stack' }).delete();
  await database('users').where({ id: 'maker' }).update({ is_api_key_access_enabled: false, enabled: true });
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

/** Gives the maker, or another user, a key. */
async function keyWith(change: Record<string, unknown> = {}): Promise<{ id: string; text: string }> {
  const [id, text] = [randomUUID(), `ck_${randomBytes(32).toString('base64url')}`];
  await database('api_keys').insert({ id, user_id: 'maker', name: 'Stack', createdById: 'orgadmin', ...change });
  await database('vault.api_key_hashes').insert({ api_key_id: id, hash: hashOfKey(text) });
  return { id, text };
}

const exchange = (headers: Record<string, string>) =>
  fetch(`${stackUrl()}/api-keys/token`, { method: 'POST', headers });

async function tokenWith(text: string): Promise<string> {
  const response = await exchange({ 'x-api-key': text });
  return ((await response.json()) as { token: string }).token;
}

/** The status of an exchange from an address. */
const statusFrom = async (text: string, sourceIp: string) =>
  (await exchangeKey({ headers: { 'x-api-key': text }, requestContext: { http: { sourceIp } } }, context)).statusCode;

async function ask<T>(
  token: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer<T>> {
  const response = await fetch(`${stackUrl()}/v1/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-account-id': tradingAccount,
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphqlAnswer<T>;
}

const codeOf = ({ errors }: GraphqlAnswer<unknown>) => errors?.[0]?.extensions.code;

describe('a key signs in', () => {
  test('with either header, for five minutes, as its user and nobody more', async () => {
    const { id, text } = await keyWith();
    const responses = [await exchange({ 'x-api-key': text }), await exchange({ authorization: `Bearer ${text}` })];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { token, expiresIn } = (await responses[0]!.json()) as { token: string; expiresIn: number };
    const { exp = 0, iat = 0, ...claims } = decodeJwt(token);
    expect([expiresIn, exp - iat]).toEqual([300, 300]);
    expect(JSON.parse(String(claims['https://hasura.io/jwt/claims']))).toEqual({
      'x-hasura-user-id': 'maker',
      'x-hasura-allowed-roles': ['user'],
      'x-hasura-default-role': 'user',
      'x-hasura-api-key-id': id,
    });
    const accounts = '{ accounts(order_by: { id: asc }) { id } }';
    expect((await ask(token, accounts)).data).toEqual((await graphql('maker', accounts)).data);
    expect((await database('api_keys').where({ id }).first())!.lastUsedAt).not.toBeNull();
    for (const role of ['org_admin', 'admin']) {
      expect((await ask(token, accounts, {}, { 'x-hasura-role': role })).data).toBeUndefined();
    }
  });

  test('and tables are not written with it', async () => {
    const token = await tokenWith((await keyWith({ scopes: [...apiKeyScopes] })).text);
    const mutation = `mutation { update_notices(where: {}, _set: { readAt: "2026-11-20T10:00:00Z" }) { affected_rows } }`;
    expect((await ask(token, mutation)).errors).toBeDefined();
    expect((await graphql('maker', mutation)).errors).toBeUndefined();
  });

  test('unless it is unknown, revoked, expired, of a disabled user, without access or second factor: one answer', async () => {
    const now = context.clock.now();
    const refused = [
      'ck_unknown',
      '',
      (await keyWith({ revokedAt: now })).text,
      (await keyWith({ expiresAt: now })).text,
      (await keyWith({ allowed_networks: ['192.0.2.0/24'] })).text,
      (await keyWith({ user_id: 'disabled' })).text,
      (await keyWith({ user_id: 'approver' })).text,
      (await keyWith({ user_id: 'nomfa' })).text,
    ];
    await database('users').where({ id: 'nomfa' }).update({ is_api_key_access_enabled: true });
    const answers = new Set<string>();
    for (const text of refused) {
      const response = await exchange({ 'x-api-key': text });
      answers.add(`${response.status} ${await response.text()}`);
    }
    await database('users').where({ id: 'nomfa' }).update({ is_api_key_access_enabled: false });
    expect([...answers]).toEqual(['401 {"message":"This API key is not accepted."}']);
    expect(await statusFrom((await keyWith({ expiresAt: new Date(now.getTime() + 60_000) })).text, '127.0.0.1')).toBe(
      200,
    );
  });

  test('from its networks only', async () => {
    const { text } = await keyWith({ allowed_networks: ['192.0.2.0/24', '2001:db8::/32'] });
    const statuses = [];
    for (const address of ['192.0.2.255', '192.0.3.0', '::ffff:192.0.2.7', '2001:db8::1', '2001:db9::1']) {
      statuses.push(await statusFrom(text, address));
    }
    expect(statuses).toEqual([200, 401, 200, 200, 401]);
  });

  test('at most thirty times a minute from one source', async () => {
    const statuses = await Promise.all(Array.from({ length: 35 }, () => statusFrom('ck_wrong', '198.51.100.7')));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect(await statusFrom((await keyWith()).text, '198.51.100.8')).toBe(200);
  });
});

describe('an administrator', () => {
  const change = (variables: object) =>
    graphql<{ changeApiAccess: { key: string | null } }>(
      'orgadmin',
      `
        mutation ($isEnabled: Boolean!, $scopes: [String!], $networks: [String!]) {
          changeApiAccess(id: "maker", isEnabled: $isEnabled, scopes: $scopes, networks: $networks) {
            key
          }
        }
      `,
      { isEnabled: true, ...variables },
      { 'x-hasura-role': 'org_admin' },
    );

  test('issues a key with its scopes and networks; without any it drafts from everywhere', async () => {
    const terms = { scopes: ['read', 'approve'], networks: ['192.0.2.0/24'] };
    const bound = (await change(terms)).data?.changeApiAccess.key ?? '';
    expect(await statusFrom(bound, '192.0.2.9')).toBe(200);
    expect(await statusFrom(bound, '198.51.100.9')).toBe(401);
    const free = (await change({})).data?.changeApiAccess.key ?? '';
    expect(await statusFrom(bound, '192.0.2.9')).toBe(401);
    expect(await statusFrom(free, '198.51.100.9')).toBe(200);
    const issued = await database('api_keys').where({ user_id: 'maker' }).orderBy('createdAt', 'desc').limit(2);
    expect(issued.map(({ scopes }) => scopes)).toEqual([['draft'], terms.scopes]);
    await change({ isEnabled: false });
    expect(await statusFrom(free, '198.51.100.9')).toBe(401);
  });

  test.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes[0]'],
    [{ scopes: ['read', 'read'] }, 'scopes'],
    [{ networks: ['192.0.2.0/33'] }, 'networks[0]'],
    [{ networks: Array.from({ length: 21 }, () => '192.0.2.1') }, 'networks'],
  ])('is refused %j', async (terms, field) => {
    expect((await change(terms)).errors?.[0]?.extensions).toMatchObject({ code: 'invalid_input', field });
  });
});

describe('the actions', () => {
  const { actions = [] } = loadMetadataDirectory(metadataDirectory);
  const names = actions.map(({ name }) => name);
  const handlers: Record<string, ActionHandler> = Object.fromEntries(
    names.map((name) => [name, () => Promise.resolve('ran')]),
  );
  const run = async (action: string, keyId: string | undefined) => {
    const { body } = await runAction(
      handlers,
      {
        headers: { 'x-corridor-actions-secret': context.environment.ACTIONS_SECRET },
        body: JSON.stringify({
          action: { name: action },
          input: {},
          session_variables: {
            'x-hasura-role': 'user',
            'x-hasura-user-id': 'maker',
            ...(keyId && { 'x-hasura-api-key-id': keyId }),
          },
        }),
      },
      context,
    );
    const parsed = JSON.parse(body) as string | { extensions: { code: string } };
    return typeof parsed === 'string' ? parsed : parsed.extensions.code;
  };

  test.each([['read'], ['draft'], ['approve']] as const)(
    'run for a key with %s as far as it reaches',
    async (scope) => {
      const { id } = await keyWith({ scopes: [scope] });
      const allowed = [...actionsOfScope.read, ...actionsOfScope[scope]];
      for (const name of names) {
        expect([name, await run(name, id)]).toEqual([name, allowed.includes(name) ? 'ran' : 'api_key_scope']);
      }
      expect(await run('createRole', undefined)).toBe('ran');
    },
  );

  test('refuse a key at once when it, its user or the access ended, and the key of another user', async () => {
    const act = 'getExchangeRate';
    const { id } = await keyWith();
    expect(await run(act, id)).toBe('ran');
    expect(await run(act, (await keyWith({ user_id: 'treasurer' })).id)).toBe('not_authenticated');
    expect(await run(act, randomUUID())).toBe('not_authenticated');
    expect(await run(act, (await keyWith({ expiresAt: context.clock.now() })).id)).toBe('not_authenticated');
    for (const change of [{ enabled: false }, { is_api_key_access_enabled: false }]) {
      await database('users').where({ id: 'maker' }).update(change);
      expect(await run(act, id)).toBe('not_authenticated');
      await database('users').where({ id: 'maker' }).update({ enabled: true, is_api_key_access_enabled: true });
    }
    await database('api_keys').where({ id }).update({ revokedAt: context.clock.now() });
    expect(await run(act, id)).toBe('not_authenticated');
  });
});

describe('a key that drafts', () => {
  const create = (token: string, amount: string) =>
    ask<{ createPayment: { id: string; status: string } }>(token, createPayment, { payment: smallPayment({ amount }) });

  test('makes payments that others approve, and sends none', async () => {
    const token = await tokenWith((await keyWith()).text);
    expect((await create(token, '5000.00')).data?.createPayment.status).toBe('awaiting_authorisation');
    const before = await database('payments').count();
    expect(codeOf(await create(token, '12.50'))).toBe('api_key_scope');
    expect(await database('payments').count()).toEqual(before);
    const sending = await tokenWith((await keyWith({ scopes: ['draft', 'approve'] })).text);
    expect((await create(sending, '12.50')).errors).toBeUndefined();
  });

  test('gives no approval by making a payment, where the rule would let its user', async () => {
    const rules = () => database('organisation_payment_auth_rule');
    const changed = await rules().where({ payment_creator_can_satisfy_rule: false }).pluck('id');
    await rules().whereIn('id', changed).update({ payment_creator_can_satisfy_rule: true });
    const seat = await database('CurrencyCloudContacts')
      .where({ user_id: 'maker', account_id: tradingAccount })
      .first('id', 'role_id');
    const [required] = await database('payment_auth_rule_role as part')
      .join('organisation_payment_auth_rule as rule', 'rule.id', 'part.auth_rule_id')
      .join('accounts', 'accounts.org_id', 'rule.org_id')
      .where({ 'accounts.id': tradingAccount, 'rule.is_archived': false })
      .orderBy('rule.threshold')
      .limit(1)
      .pluck('role_id');
    const role = await database('roles').where({ id: required }).first('id', 'can_create_payments');
    await database('roles').where({ id: required }).update({ can_create_payments: true });
    await database('CurrencyCloudContacts').where({ id: seat!.id }).update({ role_id: required });
    try {
      const given = async (scopes: readonly string[]) => {
        const answer = await create(await tokenWith((await keyWith({ scopes })).text), '1500.00');
        if (!answer.data) throw new Error(JSON.stringify(answer.errors));
        const { id } = answer.data.createPayment;
        const requests = await database('payment_authorisation_requests').where({ paymentId: id });
        return requests.filter(({ authorisedById }) => authorisedById === 'maker').length;
      };
      expect([await given(['draft']), await given(['draft', 'approve'])]).toEqual([0, 1]);
    } finally {
      await database('CurrencyCloudContacts').where({ id: seat!.id }).update({ role_id: seat!.role_id });
      await database('roles').where({ id: required }).update({ can_create_payments: role!.can_create_payments });
      await rules().whereIn('id', changed).update({ payment_creator_can_satisfy_rule: false });
    }
  });
});
