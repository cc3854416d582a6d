import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import Big from 'big.js';
import { demoId } from '../../../../seeds/demo/demoId';
import { accountId } from '../../../../seeds/demo/organisations';
import { refusalOf } from '../../../support/portal';
import { graphql, stackDatabase } from '../../../support/stack';

const query = `query ($orgId: uuid!) {
  getOrganisationDay(orgId: $orgId) {
    day isPartial
    wallets { accountId accountName currency opening in out closing lowest shortAtFlow
      flows { kind id name amount cutOff balance } }
    moves { currency fromAccountId toAccountId amount }
  }
}`;

interface Flow {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly cutOff: string | null;
  readonly balance: string;
}
interface Wallet {
  readonly accountId: string;
  readonly accountName: string;
  readonly currency: string;
  readonly opening: string;
  readonly in: string;
  readonly out: string;
  readonly closing: string;
  readonly lowest: string;
  readonly shortAtFlow: number | null;
  readonly flows: readonly Flow[];
}
interface Day {
  readonly getOrganisationDay: {
    readonly day: string;
    readonly isPartial: boolean;
    readonly wallets: readonly Wallet[];
    readonly moves: readonly { readonly currency: string; readonly fromAccountId: string; readonly amount: string }[];
  };
}

const aldgate = demoId('organisation aldgate');
const ask = (user: string, role: string, orgId = aldgate) =>
  graphql<Day>(user, query, { orgId }, { 'x-hasura-role': role });
const asked = async () => {
  const { data, errors } = await ask('orgadmin', 'org_admin');
  expect(errors).toBeUndefined();
  return data!.getOrganisationDay;
};

let database: Knex;
beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

test('the day of an organisation has its balances and adds up', async () => {
  const { wallets } = await asked();
  const held = await database('balances')
    .join('accounts', 'accounts.id', 'balances.account_id')
    .where({ org_id: aldgate });
  expect(wallets.length).toBeGreaterThanOrEqual(held.length);
  for (const { flows, ...wallet } of wallets) {
    const stored = held.find((row) => row.account_id === wallet.accountId && row.currency === wallet.currency);
    expect(wallet.opening).toBe(stored?.amount ?? '0');
    expect(new Big(wallet.opening).plus(wallet.in).minus(wallet.out).eq(wallet.closing)).toBe(true);
    expect(new Big(flows.at(-1)?.balance ?? wallet.opening).eq(wallet.closing)).toBe(true);
  }
});

test('a transfer that is missing in one account and idle in another is proposed as a move', async () => {
  const [from, to] = [accountId('aldgate-trading'), accountId('aldgate-europe')];
  const before = (await asked()).wallets;
  const lowest = (id: string) => before.find((one) => one.accountId === id && one.currency === 'GBP')?.lowest ?? '0';
  expect(new Big(lowest(from)).gt(0)).toBe(true);
  const id = randomUUID();
  // It leaves 100 GBP too little in the second account.
  const amount = new Big(lowest(to)).plus(100).toFixed();
  await database('transfers').insert({
    id,
    sourceAccountId: to,
    destinationAccountId: accountId('borealis-imports'),
    uniqueRequestId: randomUUID(),
    amount,
    currency: 'GBP',
    reason: 'Float',
    createdById: 'treasurer',
  });
  const { wallets, moves } = await asked();
  const short = wallets.find((one) => one.accountId === to && one.currency === 'GBP')!;
  expect(new Big(short.lowest).eq(-100)).toBe(true);
  expect(short.flows[short.shortAtFlow!]).toMatchObject({
    kind: expect.any(String),
    balance: expect.stringMatching(/^-/),
  });
  expect(short.flows.find((flow) => flow.id === id)).toMatchObject({ kind: 'transfer', name: 'Float', cutOff: null });
  expect(moves).toContainEqual({ currency: 'GBP', fromAccountId: expect.any(String), toAccountId: to, amount: '100' });
  await database('transfers').where({ id }).delete();
});

test('a day that was read whole says so', async () => {
  const { data } = await ask('borealisadmin', 'org_admin', demoId('organisation borealis'));
  expect(data?.getOrganisationDay.isPartial).toBe(false);
});

test('only administrators of the organisation read it', async () => {
  expect((await ask('superadmin', 'admin')).errors).toBeUndefined();
  for (const orgId of [aldgate, randomUUID()]) {
    expect(refusalOf(await ask('borealisadmin', 'org_admin', orgId))).toEqual({
      code: 'organisation_not_found',
      field: 'orgId',
    });
  }
  expect((await ask('favadmin', 'org_admin')).data?.getOrganisationDay).toBeUndefined();
  expect((await ask('maker', 'user')).errors).toBeDefined();
});
