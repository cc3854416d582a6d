import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { bookedConversions } from '../../support/conversions';
import {
  answerOf,
  anyPrice,
  bookedConversion,
  call,
  laterDay,
  type ChangeAction,
  type ChangeQuote,
} from '../../support/conversionChanges';
import { eventually } from '../../support/eventually';
import { newPayment, refusalOf, tradingAccount } from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const mirrored = async (id: string) => (await database('tcc_conversions').where({ id }).first())!;
const atProvider = async (id: string) => (await bookedConversions()).find((booked) => booked.id === id)!;
const changesOf = (id: string) => database('conversion_changes').where({ tccConversionId: id });

/** Asks for the intents again at once, as if the time that a repeat waits had passed. */
async function sendLater(id: string): Promise<void> {
  const [change] = await changesOf(id).where({ status: 'pending' });
  await database('provider_intents')
    .where({ entity_id: change?.id ?? randomUUID(), state: 'pending' })
    .update({ unresolved_at: database.raw(`unresolved_at - interval '1 hour'`), next_attempt_at: database.fn.now() });
  await runSchedule('send-intents');
}

test('a conversion is moved to another day and split; each part can be changed on', async () => {
  const id = await bookedConversion();
  const oldDate = (await mirrored(id)).conversion_date;
  const newDate = await laterDay(database, id);
  const { amount: acceptedAmount } = await answerOf(
    call<ChangeQuote>('quoteConversionDateChange', { conversionId: id, newDate }),
  );
  const moved = await answerOf(call('changeConversionDate', { conversionId: id, newDate, acceptedAmount }));
  expect(moved).toMatchObject({ status: 'done', settledAmount: acceptedAmount });
  expect((await mirrored(id)).conversion_date).toBe(newDate);
  expect((await changesOf(id))[0]).toMatchObject({ oldDate, newDate });

  const parts = await answerOf(call<object>('previewConversionSplit', { conversionId: id, amount: '300.00' }));
  expect(parts).toMatchObject({ first: { sellAmount: '700.00' }, second: { sellAmount: '300.00' } });
  const split = await answerOf(call('splitConversion', { conversionId: id, amount: '300.00' }));
  expect(split).toMatchObject({ kind: 'split', status: 'done', settledAmount: null });
  expect(Number((await mirrored(id)).client_sell_amount)).toBe(700);
  const child = await mirrored(split.childConversionId!);
  expect([Number(child.client_sell_amount), child.account_id]).toEqual([300, tradingAccount]);
  const cancelled = await answerOf(call('cancelConversion', { conversionId: child.id, ...anyPrice }));
  expect(cancelled.status).toBe('done');
  expect((await mirrored(id)).status).toBe('awaiting_funds');
});

test('the payments of a conversion are named with what becomes of each, and that is what becomes of them', async () => {
  const conversionId = await bookedConversion({ buyCurrency: 'EUR', amount: '4000.00' });
  const linked = { beneficiaryId: demoId('beneficiary hansa-metall'), currency: 'EUR', conversionId };
  const sent = await newPayment({ ...linked, amount: '20.00' });
  const waiting = await newPayment({ ...linked, amount: '2000.00' });
  const statusOf = async (id: string) => (await database('payments').where({ id }).first('status'))?.status;
  await eventually(
    () => statusOf(sent),
    (status) => status === 'ready_to_send',
  );
  const { payments, amount } = await answerOf(call<ChangeQuote>('quoteConversionCancellation', { conversionId }));
  expect(new Map(payments.map(({ id, fate }) => [id, fate]))).toEqual(
    new Map([
      [sent, 'suspended'],
      [waiting, 'cannot_be_sent'],
    ]),
  );
  expect(await answerOf(call('cancelConversion', { conversionId, acceptedAmount: amount }))).toMatchObject({
    status: 'done',
  });
  // The provider tells of it by a push, and the schedule reads it where that was lost.
  await runSchedule('sync-provider');
  await eventually(
    () => statusOf(sent),
    (status) => status === 'suspended',
  );
  expect(await statusOf(waiting)).toBe('awaiting_authorisation');
});

test.each<[ChangeAction, string, Record<string, unknown>]>([
  ['cancelConversion', 'cancel', anyPrice],
  ['splitConversion', 'split', { amount: '250.00' }],
])('%s whose answer is lost is found at the provider and not done again', async (action, path, input) => {
  const conversionId = await bookedConversion();
  await control('faults', {
    seed: 1,
    rules: [{ path: `/conversions/${conversionId}/${path}`, fault: 'drop_after_commit', times: 1 }],
  });
  expect(await answerOf(call(action, { conversionId, ...input }))).toMatchObject({ status: 'pending' });
  const second = await call('cancelConversion', { conversionId, ...anyPrice });
  expect(['conversion_change_pending', 'conversion_not_changeable']).toContain(refusalOf(second).code);
  const done = await eventually(
    async () => {
      await sendLater(conversionId);
      return (await changesOf(conversionId))[0]!;
    },
    ({ status }) => status === 'done',
  );
  if (path === 'split') {
    const parts = (await bookedConversions()).filter(
      ({ id, client_sell_amount: sold }) => id === done.childConversionId && Number(sold) === 250,
    );
    expect(parts).toHaveLength(1);
    expect(Number((await mirrored(conversionId)).client_sell_amount)).toBe(750);
  } else {
    expect(done.settledAmount).not.toBeNull();
    expect((await mirrored(conversionId)).status).toBe('closed');
  }
});

test('a change that is not the accepted one any more is not made, and that is recorded', async () => {
  const conversionId = await bookedConversion();
  const offline = { path: `/conversions/${conversionId}/cancel`, fault: 'offline', times: 1 };
  await control('faults', { seed: 1, rules: [offline] });
  expect(await answerOf(call('cancelConversion', { conversionId, ...anyPrice }))).toMatchObject({ status: 'pending' });
  await changesOf(conversionId).update({ acceptedAmount: '5' });
  const rejected = await eventually(
    async () => {
      await sendLater(conversionId);
      return (await changesOf(conversionId))[0]!;
    },
    ({ status }) => status === 'rejected',
  );
  expect(rejected.errorCode).toBe('content_changed');
  expect((await atProvider(conversionId)).status).toBe('awaiting_funds');
  const own = (await database('conversions').where({ tccConversionId: conversionId }).first('id'))!;
  expect(await database('activity').where({ conversionId: own.id, eventCode: 'E005' })).toHaveLength(1);
  expect(await answerOf(call('cancelConversion', { conversionId, ...anyPrice }))).toMatchObject({ status: 'done' });
});
