import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { seal } from '../../actions/provider/sealing';
import { signInDemoUser } from '../../local/identity/signInDemoUser';
import { demoId } from '../../seeds/demo/demoId';
import { accountId } from '../../seeds/demo/organisations';
import { as, refusalOf } from '../support/portal';
import {
  actionEnvironment,
  graphql,
  graphqlWithToken,
  refusalOfRefresh,
  stackDatabase,
  stackUrl,
} from '../support/stack';

const own = accountId('borealis-imports');
const organisation = demoId('organisation borealis');
const updateLastSeen = `mutation ($idleSeconds: Int!) { updateLastSeen(idleSeconds: $idleSeconds) { lastSeenAt } }`;
const signOutEverywhere = `mutation { signOutEverywhere { signedOutAt } }`;
const chooseAccount = `mutation ($own: uuid!) {
  update_users(where: {}, _set: { last_used_account_id: $own }) { affected_rows }
}`;
const loggedInTCCAccount = `query { loggedInTCCAccount { tccId accountName shortReference } }`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

describe('last seen', () => {
  const seenAgo = async (username: string) => {
    const seen = database.raw('extract(epoch from now() - last_seen_at)::float8 as ago');
    return Math.round(((await database('users').where({ id: username }).first(seen)) as { ago: number }).ago);
  };
  const seen = (username: string, seconds: number) =>
    database('users')
      .where({ id: username })
      .update({ last_seen_at: database.raw('now() - make_interval(secs => ?)', [seconds]) });

  test.each(['borealis', 'superadmin', 'nomfa'])('%s is seen, as long ago as it was', async (username) => {
    const role: Record<string, string> = username === 'superadmin' ? { 'x-hasura-role': 'admin' } : {};
    const tell = (idleSeconds: number) => graphql(username, updateLastSeen, { idleSeconds }, role);
    await tell(0);
    await seen(username, 900);
    expect((await tell(120)).errors).toBeUndefined();
    expect(await seenAgo(username)).toBeGreaterThanOrEqual(120);
    expect(await seenAgo(username)).toBeLessThan(180);
  });

  test('an earlier time never replaces a later one', async () => {
    await graphql('borealis', updateLastSeen, { idleSeconds: 0 });
    await graphql('borealis', updateLastSeen, { idleSeconds: 3000 });
    expect(await seenAgo('borealis')).toBeLessThan(60);
  });

  test.each([-1, 3601])('%i seconds are refused', async (idleSeconds) => {
    const answer = await graphql('borealis', updateLastSeen, { idleSeconds });
    expect(refusalOf(answer)).toEqual({ code: 'invalid_input', field: 'idleSeconds' });
  });
});

describe('the account behind the credentials', () => {
  const ask = (selected = own) => as<{ loggedInTCCAccount: object }>('borealis', loggedInTCCAccount, {}, selected);

  /** Runs something while the organisation's own login is one that the provider does not know. */
  async function whileRefused(run: () => Promise<void>): Promise<void> {
    const login = database('vault.provider_credentials').where({ org_id: organisation });
    const uses = (isHouse: boolean) =>
      database('organisations').where({ id: organisation }).update({ defaultToAdminCredentials: isHouse });
    const sealed_api_key = seal('0'.repeat(64), actionEnvironment().SEAL_KEY ?? '');
    const before = await login.clone().first();
    await login.clone().delete();
    await database('vault.provider_credentials').insert({
      org_id: organisation,
      tcc_login_id: 'nobody@borealis.invalid',
      sealed_api_key,
    });
    const { defaultToAdminCredentials } = (await database('organisations').where({ id: organisation }).first())!;
    await uses(false);
    try {
      await run();
    } finally {
      await uses(defaultToAdminCredentials);
      await login.clone().delete();
      if (before) await database('vault.provider_credentials').insert(before);
    }
  }

  test('is the provider’s', async () => {
    const { data } = await ask();
    expect(data?.loggedInTCCAccount).toMatchObject({ accountName: expect.stringMatching(/./) as string });
  });

  test.each([randomUUID(), accountId('aldgate-trading')])('is not told of %s, where one holds no seat', async (id) => {
    expect(refusalOf(await ask(id)).code).toBe('account_not_found');
  });

  test('that the provider refuses says so', async () => {
    await whileRefused(async () => {
      expect(refusalOf(await ask()).code).toBe('provider_credentials_refused');
    });
    expect((await ask()).errors).toBeUndefined();
  });
});

// Last, because the token that these tests share is refused from then on.
describe('signing out everywhere', () => {
  test('ends the tokens of every browser, for actions at once, and is recorded', async () => {
    const here = await signInDemoUser(stackUrl(), 'borealis');
    const there = await signInDemoUser(stackUrl(), 'borealis');
    expect(await refusalOfRefresh(there)).toBeUndefined();
    expect((await graphqlWithToken(here.idToken, signOutEverywhere)).errors).toBeUndefined();
    for (const { idToken } of [here, there]) {
      expect(refusalOf(await graphqlWithToken(idToken, updateLastSeen, { idleSeconds: 0 }))).toMatchObject({
        code: 'not_authenticated',
      });
    }
    const changed = await Promise.all(
      [here, there].map(({ idToken }) => graphqlWithToken(idToken, chooseAccount, { own })),
    );
    for (const { data, errors } of changed) {
      expect({ data, errors }).toEqual({ data: { update_users: { affected_rows: 0 } } });
    }
    expect(await refusalOfRefresh(here)).toBe('NotAuthorizedException');
    expect(await refusalOfRefresh(there)).toBe('NotAuthorizedException');
    const last = await database('activity').where({ userId: 'borealis' }).orderBy('createdAt', 'desc').first();
    expect(last).toMatchObject({ eventCode: 'A024', eventType: 'A', activityName: 'Signed Out Everywhere' });
  });

  test('leaves the next sign-in, and everybody else, as they are', async () => {
    const again = await signInDemoUser(stackUrl(), 'borealis');
    const changed = await graphqlWithToken(again.idToken, chooseAccount, { own });
    expect(changed.data).toEqual({ update_users: { affected_rows: 1 } });
    expect((await graphqlWithToken(again.idToken, updateLastSeen, { idleSeconds: 0 })).errors).toBeUndefined();
    expect((await graphql('borealisadmin', updateLastSeen, { idleSeconds: 0 })).errors).toBeUndefined();
  });
});
