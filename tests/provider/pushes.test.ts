import { startPushReceiver, type PushReceiver } from './support/pushReceiver';
import { createBeneficiary, paymentTo } from './support/records';
import { startSimulator, type RunningSimulator } from './support/startSimulator';
import { clientAccount } from './support/world';

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
    ...{ accountId: clientAccount, currency: 'EUR', amount: '250.50', sender: 'Customer' },
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

  it('reorder_push does not keep a push that nothing follows', async () => {
    await setFault('reorder_push');
    await pay('Alone');
    await receiver.until(1);
  });
});
