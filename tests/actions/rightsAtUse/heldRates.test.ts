import type { Knex } from 'knex';
import { bookedConversions } from '../../support/conversions';
import { eventually } from '../../support/eventually';
import { heldBy, hold } from '../../support/heldRates';
import { keepRights, losses, seat } from '../../support/lostRights';
import { as, authorisePayment, newPayment, providerBooks, refusalOf } from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';

const needsOne = { amount: '5000.00' };
let database: Knex;
let putBack: () => Promise<void>;

beforeAll(async () => {
  database = stackDatabase();
  putBack = await keepRights(database, ['maker', 'approver', 'viewer']);
});
afterEach(async () => {
  await control('faults', { seed: 1, rules: [] });
  await putBack();
});
afterAll(() => database.destroy());

const approve = (paymentId: string, version: number) =>
  as<{ authorisePayment: { status: string } }>('approver', authorisePayment, { paymentId, version });
const paymentOf = async (id: string) => (await database('payments').where({ id }).first())!;
const sentUnder = async (key: string) =>
  (await providerBooks()).payments.filter((payment) => payment.unique_request_id === key);

/** A payment of the maker, for which the viewer holds the rate as a clerk. */
async function heldByViewer() {
  await seat(database, { userId: 'viewer', role: 'maker' });
  const id = await newPayment(needsOne);
  const { version } = await heldBy(hold(id, 1, 'viewer'));
  return { id, version };
}

const takes: typeof losses = [
  ...losses,
  ['gets a lower limit', (knex, userId) => seat(knex, { userId, role: 'maker', upperLimit: '4999' })],
];

test.each(takes)('a rate whose holder %s is not approved; another user holds a new one', async (_how, lose) => {
  const { id, version } = await heldByViewer();
  const { quoteId, uniqueRequestId } = await paymentOf(id);
  const booked = await bookedConversions();
  await lose(database, 'viewer');
  expect(refusalOf(await approve(id, version))).toEqual({ code: 'held_rate_without_right', field: 'paymentId' });
  expect(await database('payment_authorisation_requests').where({ paymentId: id }).pluck('authorisedById')).toEqual([
    null,
  ]);
  expect(await database('conversions').where({ quoteId: quoteId! })).toEqual([]);
  expect([await bookedConversions(), await sentUnder(uniqueRequestId)]).toEqual([booked, []]);
  const renewed = await heldBy(hold(id, version));
  expect((await approve(id, renewed.version)).data?.authorisePayment.status).toBe('ready_to_send');
  expect(await bookedConversions()).toHaveLength(booked.length + 1);
});

test('a limit that is reached exactly is kept', async () => {
  const { id, version } = await heldByViewer();
  await seat(database, { userId: 'viewer', role: 'maker', upperLimit: '5000' });
  expect((await approve(id, version)).data?.authorisePayment.status).toBe('ready_to_send');
});

test('a payment whose rate was used up fails, where its approver loses the role before it is sent', async () => {
  const id = await newPayment(needsOne);
  const { version } = await heldBy(hold(id));
  await control('faults', { seed: 1, rules: [{ path: '/payments/create', fault: 'offline', times: 1 }] });
  expect((await approve(id, version)).data?.authorisePayment.status).toBe('processing');
  await seat(database, { userId: 'approver', role: 'viewer' });
  const row = await eventually(
    async () => {
      const hourAgo = database.raw(`unresolved_at - interval '1 hour'`);
      await database('provider_intents')
        .where({ entity_id: id, state: 'pending' })
        .update({ unresolved_at: hourAgo, next_attempt_at: database.fn.now() });
      await runSchedule('send-intents');
      return paymentOf(id);
    },
    ({ status }) => status !== 'processing',
  );
  expect(row).toMatchObject({ status: 'failed', errorCode: 'authorisation_lapsed', tccPaymentId: null });
  expect(row.tccConversionId).not.toBeNull();
  expect(await sentUnder(row.uniqueRequestId)).toEqual([]);
});
