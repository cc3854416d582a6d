import type { ProviderClient } from '../../../../actions/provider/client';
import { createProviderGateway, type ProviderGateway } from '../../../../actions/provider/gateway';
import { createMetrics } from '../../../../actions/runtime/metrics';
import type { Log } from '../../../../actions/runtime/log';
import { createPortal, sealKey, type Portal } from './portal';
import { balance } from '../../../unit/actions/provider/samples/money';
import { wholeOf } from '../../../unit/actions/provider/samples/sample';
import { answer } from '../../../unit/actions/provider/scripted';

let portal: Portal;
let providers = 0;

beforeAll(async () => {
  portal = await createPortal();
});
afterEach(async () => {
  await portal.database('vault.provider_credentials').delete();
  await portal.database('vault.admin_key_credentials').delete();
  await portal.database('system_status').update({ is_tcc_online: true });
});
afterAll(() => portal.drop());

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A gateway to a provider that knows every login, and answers the calls for a balance from a list of statuses. */
function gatewayTo(statuses: readonly number[] = [200], key = sealKey) {
  const baseUrl = `http://provider-${(providers += 1)}`;
  const signIns: { login_id?: string; api_key?: string }[] = [];
  const calls: string[] = [];
  const provider = ((url: string, { body }: RequestInit) => {
    if (url.endsWith('/authenticate/api')) {
      signIns.push(Object.fromEntries(new URLSearchParams(String(body))));
      return Promise.resolve(answer(200, { auth_token: 't' }));
    }
    const status = statuses[calls.length] ?? statuses.at(-1) ?? 200;
    calls.push(url.replace(baseUrl, ''));
    return Promise.resolve(answer(status, status === 200 ? wholeOf(balance) : {}));
  }) as unknown as typeof fetch;
  let now = 0;
  const sleep = (milliseconds: number) => Promise.resolve((now += milliseconds));
  const gateway = createProviderGateway({
    baseUrl,
    timeoutMs: 1000,
    sealKey: key,
    database: portal.database,
    metrics: createMetrics(undefined, 'test'),
    log: silent,
    fetch: provider,
    waiting: { now: () => now, random: () => 1, sleep },
  });
  return { gateway, signIns, calls, pass: (milliseconds: number) => void (now += milliseconds) };
}

const ask = (client: ProviderClient) => client.getBalance('GBP', null);

const missing = { name: 'RuleError', code: 'provider_credentials_refused' };

describe('whose login an account uses', () => {
  test.each([
    ['its organisation’s own', { loginId: 'own' }, 'own'],
    ['the house’s, where the organisation says so', { loginId: 'own', usesHouse: true }, 'house'],
    ['the house’s, where the organisation has none', {}, 'house'],
    ['the house’s, where it has none and says so', { usesHouse: true }, 'house'],
  ])('%s', async (_what, organisation, loginId) => {
    await portal.storeHouse('house');
    await portal.addOrganisation({ loginId: 'of another organisation' });
    const accountId = await portal.addOrganisation(organisation);
    const { gateway, signIns } = gatewayTo();
    expect(await ask(await gateway.forAccount(accountId))).toEqual(wholeOf(balance));
    expect(signIns).toEqual([{ login_id: loginId, api_key: `key of ${loginId}` }]);
  });

  test('an organisation’s own login needs no house', async () => {
    const accountId = await portal.addOrganisation({ loginId: 'own' });
    const { gateway, signIns } = gatewayTo();
    await ask(await gateway.forAccount(accountId));
    expect(signIns.map(({ login_id }) => login_id)).toEqual(['own']);
  });

  test('without any login nothing is asked', async () => {
    const accountId = await portal.addOrganisation({ usesHouse: true, loginId: 'own' });
    const { gateway, signIns } = gatewayTo();
    await expect(gateway.forAccount(accountId)).rejects.toMatchObject(missing);
    await expect(gateway.house()).rejects.toMatchObject(missing);
    expect(signIns).toEqual([]);
  });

  test('the house uses its own', async () => {
    await portal.storeHouse('house');
    await portal.addOrganisation({ loginId: 'own' });
    const { gateway, signIns } = gatewayTo();
    await ask(await gateway.house());
    expect(signIns.map(({ login_id }) => login_id)).toEqual(['house']);
  });

  test('a key that was sealed under another key opens nothing', async () => {
    await portal.storeHouse('house');
    const { gateway, signIns } = gatewayTo([200], 'cd'.repeat(32));
    await expect(gateway.house()).rejects.toThrow();
    expect(signIns).toEqual([]);
  });
});

describe('every login in use', () => {
  test('the house’s first, then the organisations’ own by name, none twice and none unused', async () => {
    await portal.storeHouse('house');
    await portal.addOrganisation({ loginId: 'b' });
    await portal.addOrganisation({ loginId: 'a' });
    await portal.addOrganisation({ loginId: 'house' });
    await portal.addOrganisation({ loginId: 'unused', usesHouse: true });
    await portal.addOrganisation();
    const { gateway, signIns } = gatewayTo();
    const loginIds = await gateway.loginIds();
    expect(loginIds).toEqual(['house', 'a', 'b']);
    for (const loginId of loginIds) await ask(await gateway.forLogin(loginId));
    expect(signIns.map(({ api_key }) => api_key)).toEqual(['key of house', 'key of a', 'key of b']);
  });

  test('without a house those of the organisations alone', async () => {
    await portal.addOrganisation({ loginId: 'a' });
    expect(await gatewayTo().gateway.loginIds()).toEqual(['a']);
  });

  test('none', async () => {
    expect(await gatewayTo().gateway.loginIds()).toEqual([]);
  });

  test('a login that is not in use cannot be opened', async () => {
    await portal.addOrganisation({ loginId: 'unused', usesHouse: true });
    await expect(gatewayTo().gateway.forLogin('unused')).rejects.toMatchObject(missing);
  });
});

describe('whose calls count', () => {
  const counted = () => portal.database('provider_calls').select('login_id', 'org_id', 'user_id', 'calls');
  afterEach(() => portal.database('provider_calls').delete());

  test('those of a user’s request, against the organisation of the account whatever login it uses', async () => {
    await portal.storeHouse('house');
    const accountIds = [await portal.addOrganisation({ loginId: 'own' }), await portal.addOrganisation()];
    const { gateway } = gatewayTo();
    for (const accountId of accountIds) await ask(await gateway.forUser('maya').forAccount(accountId));
    await ask(await gateway.forUser('maya').house());
    const orgIds = await portal.database('accounts').whereIn('id', accountIds).select('id', 'org_id');
    const [own, other] = accountIds.map((id) => orgIds.find((account) => account.id === id)!.org_id);
    expect(new Set(await counted())).toEqual(
      new Set([
        { login_id: 'own', org_id: own, user_id: 'maya', calls: 1 },
        { login_id: 'house', org_id: other, user_id: 'maya', calls: 1 },
        { login_id: 'house', org_id: 'house', user_id: 'maya', calls: 1 },
      ]),
    );
  });

  test('not those of the sender and the sync', async () => {
    await portal.storeHouse('house');
    const { gateway } = gatewayTo();
    await ask(await gateway.forAccount(await portal.addOrganisation()));
    await ask(await gateway.forLogin('house'));
    expect(await counted()).toEqual([]);
  });
});

describe('what lies between client and provider', () => {
  beforeEach(() => portal.storeHouse('house'));

  test('a token is kept from one client to the next', async () => {
    const { gateway, signIns, calls } = gatewayTo();
    await ask(await gateway.house());
    await ask(await gateway.house());
    expect([signIns.length, calls.length]).toEqual([1, 2]);
  });

  test('a read without an answer is tried again', async () => {
    const { gateway, calls } = gatewayTo([503, 200]);
    expect(await ask(await gateway.house())).toEqual(wholeOf(balance));
    expect(calls).toEqual(['/balances/GBP', '/balances/GBP']);
  });

  type Open = (gateway: ProviderGateway, accountId: string, patienceMs: number) => Promise<ProviderClient>;

  test.each<[string, Open]>([
    ['the house', (gateway, _accountId, patienceMs) => gateway.house(patienceMs)],
    ['an account', (gateway, accountId, patienceMs) => gateway.forAccount(accountId, patienceMs)],
    ['a login', (gateway, _accountId, patienceMs) => gateway.forLogin('house', patienceMs)],
  ])('for %s a caller’s patience says how often a read is tried', async (_what, open) => {
    const accountId = await portal.addOrganisation();
    for (const [patienceMs, tries] of [
      [0, 1],
      [750, 2],
      [2250, 3],
    ] as const) {
      const { gateway, calls } = gatewayTo([503]);
      await expect(ask(await open(gateway, accountId, patienceMs))).rejects.toMatchObject({ failure: 'unknown' });
      expect(calls).toHaveLength(tries);
    }
  });

  test('a refused login is recorded once an hour', async () => {
    await portal.database('activity_event_code').insert({ code: 'E201', name: 'Provider Credentials Refused' });
    const { gateway, pass } = gatewayTo([401]);
    const refused = async () => {
      await expect(ask(await gateway.house(0))).rejects.toMatchObject({ failure: 'credentials' });
      return portal.database('activity').where({ eventCode: 'E201' }).orderBy('createdAt').select('details', 'userId');
    };
    const entry = { details: 'The provider refuses the login house.', userId: null };
    expect(await refused()).toEqual([entry]);
    pass(59 * 60_000);
    expect(await refused()).toEqual([entry]);
    pass(2 * 60_000);
    expect(await refused()).toEqual([entry, entry]);
  });

  test('a provider that doesn’t answer is shown as offline and spared, for every login', async () => {
    const { gateway, calls } = gatewayTo([503]);
    const client = await gateway.house(0);
    for (let count = 0; count < 6; count += 1) {
      const failure = count < 5 ? 'unknown' : 'not_sent';
      await expect(ask(client)).rejects.toMatchObject({ failure });
    }
    expect(calls).toHaveLength(5);
    await expect(ask(await gateway.house(0))).rejects.toMatchObject({ code: 'provider_offline' });
    expect(await portal.database('system_status').first('is_tcc_online')).toEqual({ is_tcc_online: false });
  });
});
