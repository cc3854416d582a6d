import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from './openDemo';

let demo: DemoDatabase;

beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

const trading = accountId('aldgate-trading');
const payroll = accountId('aldgate-payroll');

/** What a change writes into the activity log; the change is undone. */
async function recorded(change: (database: Knex.Transaction) => Promise<unknown>): Promise<readonly object[]> {
  let entries: readonly object[] = [];
  await demo.undone(async (database) => {
    await database('users').where({ id: 'maker' }).update({ last_used_account_id: trading });
    await database('system_status').update({ is_tcc_online: true });
    const known = await database('activity').pluck('id');
    await change(database);
    entries = await database('activity')
      .whereNotIn('id', known)
      .orderBy('details')
      .select('eventCode', 'eventType', 'activityName', 'userId', 'accountId', 'details');
  });
  return entries;
}

const asHasura = (database: Knex, user: string) =>
  database.raw(`select set_config('hasura.user', ?, true)`, [JSON.stringify({ 'x-hasura-user-id': user })]);

const select = (database: Knex, account: string | null) =>
  database('users').where({ id: 'maker' }).update({ last_used_account_id: account });

test('a person who changes the selected account is recorded, with the new one', async () => {
  const entries = await recorded(async (database) => {
    await asHasura(database, 'maker');
    await select(database, payroll);
  });
  const entry = { eventCode: 'A003', eventType: 'A', activityName: 'Account Switched', userId: 'maker' };
  expect(entries).toEqual([{ ...entry, accountId: payroll, details: null }]);
});

test.each([
  ['the same account', 'maker', trading],
  ['no account, as when a seat is taken', 'maker', null],
  ['an account that an administrator sets for the user', 'superadmin', payroll],
])('%s is no switch', async (_, user, account) => {
  const entries = await recorded(async (database) => {
    await asHasura(database, user);
    await select(database, account);
  });
  expect(entries).toEqual([]);
});

const mailOf = async (database: Knex) => {
  const notice = await database('notices').where({ user_id: 'maker' }).first('id', 'kind', 'accountId');
  await database('notice_mails').where({ notice_id: notice!.id }).delete();
  const now = new Date();
  const times = { next_attempt_at: now, created_at: now };
  await database('notice_mails').insert({ notice_id: notice!.id, state: 'sending', ...times });
  return notice!;
};

test.each([
  ['failed' as const, 'not sent: The mailbox is full.'],
  ['unknown' as const, 'perhaps not sent: The mailbox is full.'],
])('a mail that ends as %s is recorded once, for its person', async (state, words) => {
  let notice: { readonly kind: string; readonly accountId: string | null } | undefined;
  const entries = await recorded(async (database) => {
    const { id, ...rest } = await mailOf(database);
    notice = rest;
    const mail = database('notice_mails').where({ notice_id: id });
    await mail.clone().update({ state, problem: 'The mailbox is full.' });
    await mail.clone().update({ state });
  });
  const entry = { eventCode: 'E011', eventType: 'E', activityName: 'Notification Failed', userId: 'maker' };
  const details = `Mail of a notice (${notice!.kind}) ${words}`;
  expect(entries).toEqual([{ ...entry, accountId: notice!.accountId, details }]);
});

test.each(['pending', 'sent'] as const)('a mail that is %s is not recorded', async (state) => {
  const entries = await recorded(async (database) => {
    const { id } = await mailOf(database);
    await database('notice_mails')
      .where({ notice_id: id })
      .update({ state, sent_at: state === 'sent' ? new Date() : null });
  });
  expect(entries).toEqual([]);
});

test('a webhook message that is given up is recorded, with its address', async () => {
  const entries = await recorded(async (database) => {
    const delivery = await database('outgoing_webhook_deliveries').first('id');
    await database('outgoing_webhook_deliveries')
      .where({ id: delivery!.id })
      .update({ state: 'waiting', delivered_at: null });
    await database('outgoing_webhook_deliveries').where({ id: delivery!.id }).update({ state: 'failed' });
  });
  const details = expect.stringMatching(/^Webhook message \S+ \([a-z._]+\) not delivered to https?:/) as string;
  const entry = { eventCode: 'E011', eventType: 'E', activityName: 'Notification Failed' };
  expect(entries).toEqual([{ ...entry, userId: null, accountId: null, details }]);
});

test('the provider that goes offline is recorded once, and not when it is back', async () => {
  const entries = await recorded(async (database) => {
    for (const isOnline of [false, false, true]) {
      await database('system_status').update({ is_tcc_online: isOnline });
    }
  });
  const entry = { eventCode: 'E107', eventType: 'E', activityName: 'Provider Unreachable' };
  expect(entries).toEqual([{ ...entry, userId: null, accountId: null, details: null }]);
});

test('Hasura’s login cannot call the function that writes', async () => {
  await demo.undone(async (database) => {
    await database.raw('set local role corridor_hasura');
    await expect(database.raw(`select record_activity('A003', 'maker', null, null)`)).rejects.toThrow(
      'permission denied for function',
    );
  });
});
