import { startPushReceiver, type PushReceiver } from './support/pushReceiver';
import { createBeneficiary, createConversion, paymentTo } from './support/records';
import { startSimulator, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientAccount, houseAccount } from './support/world';

const ready = 'payment_ready_to_send_notification';
const released = 'payment_released_notification';

let receiver: PushReceiver;
let simulator: RunningSimulator;
let beneficiaryId: string;
beforeEach(async () => {
  receiver = await startPushReceiver('push-signing-key');
  simulator = await startSimulator({ pushUrl: receiver.url });
  beneficiaryId = await createBeneficiary(simulator);
});
afterEach(async () => {
  await simulator.stop();
  await receiver.stop();
});

const pay = (reference: string) => simulator.call('POST', '/payments/create', paymentTo(beneficiaryId, { reference }));
const ticks = async (count: number) => {
  for (let round = 0; round < count; round += 1) await simulator.tick();
};

it('signs the raw body and tells of creation and completion', async () => {
  const { body } = await pay('Rent');
  await ticks(4);
  await receiver.until(2);
  expect(receiver.types()).toEqual([ready, released]);
  expect(receiver.received.every(({ isSigned }) => isSigned)).toBe(true);
  const push = receiver.received[1]!.body;
  expect(push.header).toEqual({ message_type: 'payment', notification_type: released });
  expect(push.body).toMatchObject({ id: body.id, status: 'completed', authorisation_steps_required: 0 });
  expect(push.body).not.toHaveProperty('account_id');
});

it.each([
  ['SIM-COMPLIANCE-FAIL', [ready, 'payment_compliance_failed_notification']],
  ['SIM-BANK-RETURN', [ready, released, 'payment_failed_notification']],
])('tells how %s ends', async (reference, types) => {
  await pay(reference);
  await ticks(6);
  await receiver.until(types.length);
  expect(receiver.types()).toEqual(types);
  expect(receiver.received.at(-1)?.body.body.status).toBe('failed');
});

it('tells of money that arrives, pending first', async () => {
  await simulator.control('POST', 'funds', {
    accountId: clientAccount,
    currency: 'EUR',
    amount: '250.50',
    sender: 'Customer',
  });
  await ticks(1);
  await receiver.until(2);
  expect(receiver.types()).toEqual([
    'pending_cash_manager_transaction_notification',
    'cash_manager_transaction_notification',
  ]);
  const bodies = receiver.received.map(({ body }) => body.body);
  expect(bodies).toMatchObject([
    { status: 'pending', balance_amount: null, completed_at: null },
    { status: 'completed', balance_amount: '250.50', account_id: clientAccount, action: 'funding' },
  ]);
  expect(bodies[0].related_entity_short_reference).toMatch(/^IF-20260715-[A-Z]{6}$/);
  expect(bodies[0]).not.toHaveProperty('sender');
});

it('tells of a conversion from the deal to its settlement', async () => {
  const { id } = await createConversion(simulator, { conversion_date_preference: 'earliest' });
  await ticks(2);
  await receiver.until(3);
  expect(receiver.types()).toEqual([
    'cash_manager_trade_notification',
    'funds_arrived_notification',
    'trade_settled_notification',
  ]);
  const bodies = receiver.received.map(({ body }) => body.body);
  expect(bodies.map(({ status }) => status)).toEqual(['awaiting_funds', 'funds_arrived', 'trade_settled']);
  expect(bodies[0]).toMatchObject({ id, account_id: clientAccount, payment_ids: [] });
  expect(receiver.received[0]?.body.header.message_type).toBe('conversion');
  for (const field of ['unallocated_funds', 'unique_request_id', 'updated_at']) {
    expect(bodies[0]).not.toHaveProperty(field);
  }
});

it('tells of a conversion that is cancelled', async () => {
  const { id } = await createConversion(simulator);
  await simulator.call('POST', `/conversions/${id}/cancel`);
  await receiver.until(2);
  expect(receiver.types()[1]).toBe('trade_closed_notification');
});

const transfer = (changes: Parameters = {}) =>
  simulator.call('POST', '/transfers/create', {
    source_account_id: clientAccount,
    destination_account_id: houseAccount,
    currency: 'GBP',
    amount: '5.00',
    ...changes,
  });

it('tells of a transfer that is made and completed, not of one that is cancelled', async () => {
  const { body } = await transfer({ unique_request_id: 'key' });
  await ticks(1);
  await receiver.until(2);
  expect(receiver.types()).toEqual(['transfer_created_notification', 'transfer_completed_notification']);
  const [created, completed] = receiver.received.map((push) => push.body.body);
  expect(created).toMatchObject({ id: body.id, status: 'pending', completed_at: null });
  expect(completed).toMatchObject({ id: body.id, status: 'completed', completed_at: '2026-07-15T11:00:00+00:00' });
  expect(created).not.toHaveProperty('unique_request_id');
  const { body: other } = await transfer();
  await simulator.call('POST', `/transfers/${other.id}/cancel`);
  await pay('Afterwards');
  await receiver.until(4);
  expect(receiver.types().slice(2)).toEqual(['transfer_created_notification', ready]);
});

it('pushes again when asked to, with the payment as it is', async () => {
  const { body } = await pay('Rent');
  await ticks(4);
  const retry = (type: string) =>
    simulator.call('POST', `/payments/${body.id}/notifications/retry`, { notification_type: type });
  expect((await retry(released)).body).toEqual({});
  await receiver.until(3);
  expect(receiver.received[2]?.body).toEqual(receiver.received[1]?.body);
  expect((await retry('payment_lost_notification')).body.error_messages.notification_type[0].code).toBe(
    'notification_type_not_in_range',
  );
});

it('repeats a refused push after a second, later ones go ahead', async () => {
  receiver.refuse(1);
  await pay('First');
  await ticks(4);
  await receiver.until(2);
  expect(receiver.types()).toEqual([released, ready]);
});

it('tells nothing of a request that changed nothing', async () => {
  await simulator.call('POST', '/payments/create', paymentTo(beneficiaryId, { amount: '0' }));
  await pay('Kept');
  await receiver.until(1);
  expect(receiver.received).toHaveLength(1);
});

describe('faults', () => {
  const setFault = (fault: string, path = '/payments', times = 1) =>
    simulator.control('POST', 'faults', { seed: 1, rules: [{ path, fault, probability: 1, times }] });

  it('duplicate_push sends the same twice', async () => {
    await setFault('duplicate_push');
    await pay('Twice');
    await receiver.until(2);
    expect(receiver.received[0]?.body).toEqual(receiver.received[1]?.body);
  });

  it('drop_push loses one', async () => {
    await setFault('drop_push', `/payments/${ready}`, 10);
    await pay('Lost');
    await ticks(3);
    await receiver.until(1);
    expect(receiver.types()).toEqual([released]);
  });

  it('reorder_push lets the next one pass', async () => {
    await setFault('reorder_push');
    const { body } = await pay('Overtaken');
    await ticks(3);
    await receiver.until(2);
    expect(receiver.types()).toEqual([released, ready]);
    expect(receiver.received[1]?.body.body.id).toBe(body.id);
  });

  it.each([
    ['/transfers', 'transfer_created_notification', () => transfer()],
    ['/conversions', 'cash_manager_trade_notification', () => createConversion(simulator)],
  ])('reach the pushes of %s', async (path, type, act) => {
    await setFault('duplicate_push', path);
    await pay('Once');
    await act();
    await receiver.until(3);
    expect(receiver.types()).toEqual([ready, type, type]);
  });

  it('reorder_push does not keep a push that nothing follows', async () => {
    await setFault('reorder_push');
    await pay('Alone');
    await receiver.until(1);
  });
});
