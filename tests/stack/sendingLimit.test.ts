import type { Knex } from 'knex';
import { postponeLogin } from '../../actions/intents/postponeLogin';
import { processBatch } from '../../actions/charges/processCharges';
import type { Context } from '../../actions/provider/context';
import { sendIntents } from '../../actions/schedules/sendIntents';
import { accountId } from '../../seeds/demo/organisations';
import { newCharge, payroll } from '../support/charges';
import { control, stackDatabase } from '../support/stack';
import { borealis, stackContext } from '../support/users';

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

test('what another login sends does not wait', async () => {
  const transaction = await database.transaction();
  try {
    const [house] = await transaction('vault.admin_key_credentials').select('tcc_login_id', 'sealed_api_key');
    await transaction('vault.provider_credentials').insert({ ...house, org_id: borealis });
    await transaction('organisations').where({ id: borealis }).update({ defaultToAdminCredentials: false });
    const now = new Date();
    const accounts = [payroll, accountId('aldgate-trading'), accountId('borealis-imports')];
    const pending = accounts.map((account) => ({
      ...{ kind: 'charge' as const, entity_id: account, account_id: account, key: `limit ${account}` },
      ...{ payload: '{"onBehalfOf":null}', digest: 'none', state: 'pending' as const, next_attempt_at: now },
    }));
    await transaction('provider_intents').insert(pending);
    const until = new Date(now.getTime() + minuteMs);
    await postponeLogin(transaction, payroll, now, until);
    const rows = await transaction('provider_intents').whereLike('key', 'limit %').orderBy('next_attempt_at');
    expect(rows.map(({ account_id: account, next_attempt_at: next }) => [account, next])).toEqual([
      [accountId('borealis-imports'), now],
      ...rows.slice(1).map(({ account_id: account }) => [account, until]),
    ]);
  } finally {
    await transaction.rollback();
  }
});
