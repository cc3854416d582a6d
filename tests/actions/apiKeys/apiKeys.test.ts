import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { Knex } from 'knex';
import { exchangeKey } from '../../../actions/apiKeys/exchangeKey';
import { runAction } from '../../../actions/areaLambda';
import { hashOfKey, secondFactorDigest } from '../../../actions/database/apiKeys';
import { endSessions } from '../../../actions/database/endSessions';
import type { Context } from '../../../actions/context';
import { apiKeyScopes } from '../../../domain/apiKeys/scopes';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { declaredActions, type DeclaredAction } from '../../../tools/generate/declaredActions';
import { createPayment, smallPayment, tradingAccount } from '../../support/portal';
import { graphql, stackDatabase, stackUrl, tokenOf, type GraphqlAnswer } from '../../support/stack';
import { stackContext } from '../../support/users';

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  context = stackContext();
});
beforeEach(async () => {
  await database('activity_reports').delete();
  await database('users').where({ id: 'maker' }).update({ is_api_key_access_enabled: true });
  await database('notices').where({ kind: 'access_changed' }).delete();
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
  const key = { id, user_id: 'maker', name: 'Stack', createdById: 'maker', ...change };
  const second_factor = secondFactorDigest(await context.identity.readUser(key.user_id));
  await database('api_keys').insert({ second_factor, ...key });
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
    const token = await tokenWith((await keyWith()).text);
    const mutation = `mutation {
      update_users(where: { id: { _eq: "maker" } }, _set: { last_used_account_id: "${tradingAccount}" }) { affected_rows }
    }`;
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

describe('a key ends', () => {
  const isInForce = async (id: string) =>
    (await database('api_keys').where({ id }).first('revokedAt'))!.revokedAt === null;
  const seat = () => database('CurrencyCloudContacts').where({ user_id: 'maker', account_id: tradingAccount });

  test('with a seat of its user, or the seat’s role; a limit of the seat leaves it', async () => {
    const kept = await keyWith();
    const { role_id, upper_fx_limit } = (await seat().first('role_id', 'upper_fx_limit'))!;
    await seat().update({ role_id, upper_fx_limit: '123' });
    expect(await isInForce(kept.id)).toBe(true);
    await seat().update({ role_id: roleId('viewer') });
    expect(await isInForce(kept.id)).toBe(false);
    await seat().update({ role_id, upper_fx_limit });
    const elsewhere = await keyWith();
    const [given] = await database('CurrencyCloudContacts')
      .insert({ user_id: 'maker', account_id: accountId('borealis-imports'), role_id: roleId('owner') })
      .returning('id');
    expect(await isInForce(elsewhere.id)).toBe(false);
    const after = await keyWith();
    await database('CurrencyCloudContacts').where({ id: given!.id }).delete();
    expect(await isInForce(after.id)).toBe(false);
    expect(await database('vault.api_key_hashes').whereIn('api_key_id', [kept.id, elsewhere.id, after.id])).toEqual([]);
  });

  test('with the sessions of its user, as when the password changes', async () => {
    const [mine, other] = [await keyWith(), await keyWith({ user_id: 'treasurer' })];
    await database.transaction((transaction) => endSessions(transaction, 'maker'));
    expect([await isInForce(mine.id), await isInForce(other.id)]).toEqual([false, true]);
    await database('users').where({ id: 'maker' }).update({ signed_out_at: null });
  });

  test('with the second factor that its user had', async () => {
    const key = await keyWith({ second_factor: secondFactorDigest({ mfa: ['SMS_MFA'], phone: '+442071234567' }) });
    expect(await statusFrom(key.text, '198.51.100.30')).toBe(401);
    expect(await isInForce(key.id)).toBe(false);
  });
});

describe('an administrator’s limits', () => {
  test('hold for the networks, whatever the key says', async () => {
    const { text } = await keyWith({ allowed_networks: ['192.0.2.0/24'] });
    await database('users')
      .where({ id: 'maker' })
      .update({ api_access_networks: ['192.0.2.0/28'] });
    expect([await statusFrom(text, '192.0.2.9'), await statusFrom(text, '192.0.2.99')]).toEqual([200, 401]);
    await database('users').where({ id: 'maker' }).update({ api_access_networks: [] });
  });

  test('hold for what the key may do', async () => {
    await database('users')
      .where({ id: 'maker' })
      .update({ api_access_scopes: ['read'] });
    const token = await tokenWith((await keyWith({ scopes: ['read', 'draft'] })).text);
    expect(codeOf(await ask(token, createPayment, { payment: smallPayment() }))).toBe('api_key_scope');
    await database('users')
      .where({ id: 'maker' })
      .update({ api_access_scopes: ['read', 'draft'] });
  });
});

test('the first use from a network is told to the owner and to the administrators, and later ones are not', async () => {
  const { text } = await keyWith();
  for (const address of ['192.0.2.9', '192.0.2.200', '198.51.100.40']) await statusFrom(text, address);
  const told = await database('notices').where({ kind: 'access_changed' }).orderBy(['user_id', 'createdAt']);
  const of = (userId: string) => told.filter(({ user_id }) => user_id === userId).map(({ content }) => content);
  const both = [{ network: '192.0.2.0/24' }, { network: '198.51.100.0/24' }];
  for (const person of ['maker', 'orgadmin']) {
    expect(of(person)).toEqual(both.map((where) => ({ ...where, what: 'key_network', userId: 'maker' })));
  }
  expect(told.map(({ user_id }) => user_id)).not.toEqual(expect.arrayContaining(['borealisadmin']));
});

describe('the actions', () => {
  let declared: readonly DeclaredAction[];
  beforeAll(async () => {
    declared = (await declaredActions()).actions;
  });
  const run = async (action: string, keyId: string | undefined) => {
    const { body } = await runAction(
      Object.fromEntries(declared.map((one) => [one.name, Object.assign(async () => 'ran', { declaration: one })])),
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

  test.each(apiKeyScopes.map((scope) => [scope] as const))(
    'run for a key with %s as far as it reaches',
    async (scope) => {
      const { id } = await keyWith({ scopes: [scope] });
      for (const { name, scope: needed } of declared) {
        const isAllowed = needed === 'read' || needed === scope;
        expect([name, await run(name, id)]).toEqual([name, isAllowed ? 'ran' : 'api_key_scope']);
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
      const given = async (token: string) => {
        const answer = await create(token, '1500.00');
        if (!answer.data) throw new Error(JSON.stringify(answer.errors));
        const { id } = answer.data.createPayment;
        const requests = await database('payment_authorisation_requests').where({ paymentId: id });
        return requests.filter(({ authorisedById }) => authorisedById === 'maker').length;
      };
      const byKey = await given(await tokenWith((await keyWith()).text));
      expect([byKey, await given(await tokenOf('maker'))]).toEqual([0, 1]);
    } finally {
      await database('CurrencyCloudContacts').where({ id: seat!.id }).update({ role_id: seat!.role_id });
      await database('roles').where({ id: required }).update({ can_create_payments: role!.can_create_payments });
      await rules().whereIn('id', changed).update({ payment_creator_can_satisfy_rule: false });
    }
  });
});
