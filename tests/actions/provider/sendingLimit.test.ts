import type { Knex } from 'knex';
import { isSendingBehind, manyWaiting } from '../../../actions/intents/isSendingBehind';
import { postponeLogin } from '../../../actions/intents/postponeLogin';
import { processBatch } from '../../../actions/charges/processCharges';
import type { Context } from '../../../actions/context';
import { sendIntents } from '../../../actions/schedules/sendIntents';
import { accountId } from '../../../seeds/demo/organisations';
import { newCharge, payroll } from '../../support/charges';
import { control, stackDatabase } from '../../support/stack';
import { borealis, stackContext } from '../../support/users';

const actor = { userId: 'test', requestId: 'test' };
const minuteMs = 60_000;

let database: Knex;
let context: Context;
beforeAll(() => {
  database = stackDatabase();
  context = stackContext();
});
afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await context.database.destroy();
  await database.destroy();
});

/** Charges whose transfers wait to be sent. */
async function takenCharges(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await newCharge(context, '0.01'));
  for (const id of ids) await processBatch(context, actor, id);
  return ids;
}

const intentsOf = (ids: readonly string[]) =>
  database('provider_intents')
    .whereIn('entity_id', [...ids])
    .orderBy('attempts')
    .select('attempts', 'next_attempt_at');

test('beyond the provider’s limit one call is refused, and what waits is sent in the next minute without a look-up', async () => {
  await sendIntents(context);
  const ids = await takenCharges(5);
  // Less than one call a minute: the first is refused. Zero would take the limit away.
  await control('limits', { perMinute: 0.5 });
  expect(await sendIntents(context)).toMatchObject({ effect: 0, unknown: 1, isBounded: false });
  const waiting = await intentsOf(ids);
  expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 1]);
  const secondsOfMinute = waiting.map(({ next_attempt_at: next }) => next.getTime() % minuteMs);
  expect(secondsOfMinute.every((ms) => ms >= 1000 && ms <= 2000)).toBe(true);
  await control('limits', { perMinute: 500 });
  const later = { ...context, clock: { now: () => new Date(Date.now() + minuteMs + 2000) } };
  expect(await sendIntents(later)).toMatchObject({ effect: 5, unknown: 0 });
});

const accounts = [payroll, accountId('aldgate-trading'), accountId('borealis-imports')] as const;

/** Borealis with a login of its own, and as many intents of each account that wait, for as long as `run` takes. */
async function withTwoLogins(perAccount: number, run: (transaction: Knex.Transaction, now: Date) => Promise<void>) {
  const transaction = await database.transaction();
  try {
    const [house] = await transaction('vault.admin_key_credentials').select('tcc_login_id', 'sealed_api_key');
    await transaction('vault.provider_credentials').insert({ ...house, org_id: borealis });
    await transaction('organisations').where({ id: borealis }).update({ defaultToAdminCredentials: false });
    // What tests before this one left waiting must not count.
    await transaction('provider_intents').where({ state: 'pending' }).update({ state: 'done' });
    const now = new Date();
    const pending = accounts.flatMap((account) =>
      Array.from({ length: perAccount }, (_, index) => ({
        kind: 'charge' as const,
        entity_id: account,
        account_id: account,
        key: `limit ${index} ${account}`,
        payload: '{"onBehalfOf":null}',
        digest: 'none',
        state: 'pending' as const,
        next_attempt_at: now,
      })),
    );
    await transaction('provider_intents').insert(pending);
    await run(transaction, now);
  } finally {
    await transaction.rollback();
  }
}

test('what another login sends does not wait', () =>
  withTwoLogins(1, async (transaction, now) => {
    const until = new Date(now.getTime() + minuteMs);
    await postponeLogin(transaction, payroll, now, until);
    const rows = await transaction('provider_intents').whereLike('key', 'limit %').orderBy('next_attempt_at');
    expect(rows.map(({ account_id: account, next_attempt_at: next }) => [account, next])).toEqual([
      [accountId('borealis-imports'), now],
      ...rows.slice(1).map(({ account_id: account }) => [account, until]),
    ]);
  }));

test('sending is behind for the login under which many intents wait, and for no other', () =>
  withTwoLogins(manyWaiting / 2, async (transaction) => {
    const answers: boolean[] = [];
    for (const account of accounts) answers.push(await isSendingBehind(transaction, account));
    expect(answers).toEqual([true, true, false]);
    await transaction('provider_intents').whereLike('key', `limit 0 ${payroll}`).update({ state: 'done' });
    expect(await isSendingBehind(transaction, payroll)).toBe(false);
  }));
