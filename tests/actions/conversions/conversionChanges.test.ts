import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { addDays, onWeekday } from '../../../domain/isoDate';
import { bookedConversions } from '../../support/conversions';
import {
  answerOf,
  anyPrice,
  bookedConversion,
  call,
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

/** A day on which pounds and dollars can be exchanged, later than the conversion's. */
async function laterDay(id: string): Promise<string> {
  const { conversion_date: date } = await mirrored(id);
  for (let days = 4; days < 20; days += 1) {
    const day = onWeekday(addDays(date, days));
    const { errors } = await call('quoteConversionDateChange', { conversionId: id, newDate: day });
    if (!errors) return day;
  }
  throw new Error('no day is open');
}

/** Asks for the intents again at once, as if the time that a repeat waits had passed. */
async function sendLater(id: string): Promise<void> {
  const [change] = await changesOf(id).where({ status: 'pending' });
  await database('provider_intents')
    .where({ entity_id: change?.id ?? randomUUID(), state: 'pending' })
    .update({ updatedAt: database.raw(`"updatedAt" - interval '1 hour'`), next_attempt_at: database.fn.now() });
  await runSchedule('send-intents');
}

test('a conversion is cancelled at the price that was quoted; all that depends on it follows', async () => {
  const id = await bookedConversion();
  const price = await answerOf(call<ChangeQuote>('quoteConversionCancellation', { conversionId: id }));
  expect(price).toMatchObject({ currency: 'GBP', payments: [] });
  const input = { conversionId: id, acceptedAmount: price.amount, clientRequestId: randomUUID() };
  const cancelled = await answerOf(call('cancelConversion', input));
  expect(cancelled).toMatchObject({ kind: 'cancellation', status: 'done', settledAmount: price.amount });
  expect([(await mirrored(id)).status, (await atProvider(id)).status]).toEqual(['closed', 'closed']);
  const own = (await database('conversions').where({ tccConversionId: id }).first())!;
  expect(own.status).toBe('closed');
  const log = await database('activity').where({ conversionId: own.id, eventCode: 'A015' });
  expect(log).toMatchObject([{ userId: 'maker', accountId: tradingAccount }]);

  expect(await answerOf(call('cancelConversion', input))).toEqual(cancelled);
  expect(refusalOf(await call('cancelConversion', { ...input, acceptedAmount: '-1' })).code).toBe('request_id_reused');
  expect(refusalOf(await call('cancelConversion', { ...input, clientRequestId: randomUUID() }))).toEqual({
    code: 'conversion_not_changeable',
    field: 'conversionId',
  });
  expect(await changesOf(id)).toHaveLength(1);
});

test('a conversion is moved to another day and split; each part can be changed on', async () => {
  const id = await bookedConversion();
  const oldDate = (await mirrored(id)).conversion_date;
  const newDate = await laterDay(id);
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

test.each<[string, ChangeAction, Record<string, unknown>, string | undefined, string]>([
  ['no price', 'cancelConversion', { acceptedAmount: 'much' }, 'acceptedAmount', 'invalid_input'],
  [
    'a better price than there is',
    'cancelConversion',
    { acceptedAmount: '1' },
    'acceptedAmount',
    'conversion_price_moved',
  ],
  ['no day', 'quoteConversionDateChange', { newDate: '2027-02-30' }, 'newDate', 'invalid_input'],
  ['a Saturday', 'changeConversionDate', { newDate: '2027-03-06', ...anyPrice }, 'newDate', 'invalid_input'],
  ['a day in the past', 'quoteConversionDateChange', { newDate: '2020-01-02' }, 'newDate', 'invalid_input'],
  ['all of it', 'splitConversion', { amount: '1000.00' }, 'amount', 'invalid_input'],
  ['less than one', 'previewConversionSplit', { amount: '0.50' }, 'amount', 'invalid_input'],
  ['no amount', 'splitConversion', { amount: '1e2' }, 'amount', 'invalid_input'],
])('%s: refused, nothing is stored', async (_what, action, input, field, code) => {
  const id = await bookedConversion();
  expect(refusalOf(await call(action, { conversionId: id, ...input }))).toEqual({ code, field });
  expect(await changesOf(id)).toEqual([]);
});

const complete: Readonly<Record<ChangeAction, Record<string, unknown>>> = {
  quoteConversionCancellation: {},
  quoteConversionDateChange: { newDate: '2027-03-03' },
  previewConversionSplit: { amount: '10.00' },
  cancelConversion: anyPrice,
  changeConversionDate: { newDate: '2027-03-03', ...anyPrice },
  splitConversion: { amount: '10.00' },
};

test('each action refuses those who may not, and conversions of others', async () => {
  const conversionId = await bookedConversion();
  for (const [action, input] of Object.entries(complete) as [ChangeAction, Record<string, unknown>][]) {
    const codes = await Promise.all([
      call(action, { ...input, conversionId }, 'viewer').then((answer) => refusalOf(answer).code),
      call(action, { ...input, conversionId }, 'borealis').then((answer) => refusalOf(answer).code),
      call(action, { ...input, conversionId: randomUUID() }).then((answer) => refusalOf(answer).code),
    ]);
    expect(codes).toEqual(['role_may_not_create_conversions', 'account_not_found', 'conversion_not_found']);
  }
  expect(await changesOf(conversionId)).toEqual([]);
});

test('the limit of the seat bounds what it may cancel', async () => {
  const conversionId = await bookedConversion();
  const seat = () => database('CurrencyCloudContacts').where({ user_id: 'maker', account_id: tradingAccount });
  const before = (await seat().first('upper_fx_limit'))!;
  await seat().update({ upper_fx_limit: '999.99' });
  try {
    expect(refusalOf(await call('cancelConversion', { conversionId, ...anyPrice })).code).toBe('amount_above_limit');
  } finally {
    await seat().update(before);
  }
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
