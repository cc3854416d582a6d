import Big from 'big.js';
import fc from 'fast-check';
import { addIsoDuration } from '../../local/clock';
import { balanceOf, createBeneficiary, paymentTo } from './support/records';
import { startSimulator, type Json, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact, houseAccount } from './support/world';

let simulator: RunningSimulator;
beforeEach(async () => (simulator = await startSimulator()));
afterEach(() => simulator.stop());

const books = async () => (await simulator.control('GET', 'books')).body;
const arrive = (currency: string, amount: string) =>
  simulator.control('POST', 'funds', { accountId: clientAccount, currency, amount, sender: 'Customer' });

/** What the completed transactions of each wallet come to. */
function sums(transactions: Json[]): Record<string, string> {
  const totals: Record<string, Big> = {};
  for (const { status, type, amount, balance_id: wallet } of transactions) {
    if (status !== 'completed') continue;
    const before = totals[wallet] ?? new Big(0);
    totals[wallet] = type === 'credit' ? before.plus(amount) : before.minus(amount);
  }
  return Object.fromEntries(Object.entries(totals).map(([wallet, total]) => [wallet, total.toFixed(2)]));
}

/** Checks the books and returns the statuses of their payments. */
async function expectBalancesToAddUp(): Promise<string[]> {
  const { balances, transactions, payments } = await books();
  const byWallet = sums(transactions);
  for (const { id, amount } of balances as Json[]) {
    expect([id, amount]).toEqual([id, byWallet[id] ?? '0.00']);
    expect(new Big(amount).gte(0)).toBe(true);
  }
  return (payments as Json[]).map(({ status }) => status);
}

interface Step {
  readonly kind: 'pay' | 'arrive' | 'tick' | 'nextDay' | 'restart';
  readonly cents: number;
  readonly reference: string;
  readonly inDays: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'pay', 'tick', 'tick', 'tick', 'tick', 'arrive', 'nextDay', 'restart'),
  cents: fc.integer({ min: 1, max: 900_000 }),
  reference: fc.constantFrom('Plain', 'Plain', 'SIM-BANK-RETURN', 'SIM-COMPLIANCE-FAIL', 'SIM-STUCK'),
  inDays: fc.constantFrom(0, 1, 2, 5),
});

let today = '2026-07-15T11:00:00Z';

async function perform(action: Step, beneficiaryId: string): Promise<void> {
  if (action.kind === 'tick') return simulator.tick();
  if (action.kind === 'restart') return simulator.restart();
  if (action.kind === 'nextDay') {
    today = (await simulator.control('POST', 'clock', { advance: 'P1D' })).body.now;
    return simulator.logIn();
  }
  const amount = new Big(action.cents).div(100).toFixed(2);
  if (action.kind === 'arrive') return void (await arrive('GBP', amount));
  // A date on a weekend is refused, which must change nothing either.
  const date = addIsoDuration(new Date(today), `P${action.inDays}D`).toISOString().slice(0, 10);
  await simulator.call(
    'POST',
    '/payments/create',
    paymentTo(beneficiaryId, { amount, reference: action.reference, payment_date: date }),
  );
}

it('balances are the sum of their completed transactions, whatever happens', async () => {
  const beneficiaryId = await createBeneficiary(simulator);
  const statuses = new Set<string>();
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
    for (const action of steps) {
      await perform(action, beneficiaryId);
      (await expectBalancesToAddUp()).forEach((status) => statuses.add(status));
    }
  });
  await fc.assert(property, { numRuns: 40, seed: 20260715 });
  expect([...statuses]).toEqual(
    expect.arrayContaining(['ready_to_send', 'released', 'submitted', 'completed', 'failed']),
  );
}, 120_000);

it('a restart changes nothing', async () => {
  const beneficiaryId = await createBeneficiary(simulator);
  await simulator.call('POST', '/payments/create', paymentTo(beneficiaryId));
  await simulator.call('POST', '/payments/create', paymentTo(beneficiaryId, { payment_date: '2026-07-16' }));
  await simulator.tick();
  const before = await books();
  await simulator.restart();
  expect(await books()).toEqual(before);
  const { body } = await simulator.call('POST', '/payments/create', paymentTo(beneficiaryId));
  expect(before.payments.map((row: { id: string }) => row.id)).not.toContain(body.id);
});

it('money arrives pending and counts from the next tick', async () => {
  const { body } = await arrive('EUR', '250.00');
  expect(body.transaction).toMatchObject({ status: 'pending', sender: 'Customer' });
  expect(await balanceOf(simulator, 'EUR')).toBe('0.00');
  await simulator.tick();
  expect(await balanceOf(simulator, 'EUR')).toBe('250.00');
  const { id } = body.transaction;
  const found = await simulator.call('GET', `/transactions/${id}`, { on_behalf_of: clientContact });
  expect(found.body).toMatchObject({
    id,
    status: 'completed',
    action: 'funding',
    related_entity_type: 'inbound_funds',
  });
  expect((await simulator.call('GET', `/transactions/${id}`)).status).toBe(404);
});

it('tells what a balance was', async () => {
  await simulator.control('POST', 'clock', { advance: 'P1D' });
  await simulator.logIn();
  await arrive('GBP', '5.00');
  await simulator.tick();
  const ask = (date: string) =>
    simulator.call('GET', '/balances/find', { on_behalf_of: clientContact, as_at_date: date });
  expect((await ask('2026-07-15')).body.balances[0].amount).toBe('10000.00');
  expect((await ask('2026-07-16')).body.balances[0].amount).toBe('10005.00');
});

it('opens a wallet when asked for it, in a currency it trades', async () => {
  expect(await balanceOf(simulator, 'CHF')).toBe('0.00');
  const { status, body } = await simulator.call('GET', '/balances/XAU');
  expect([status, body.error_messages.currency[0].code]).toEqual([400, 'unsupported_currency']);
});

describe('the controls', () => {
  it('need the key', async () => {
    const response = await fetch(`${simulator.url}/provider/_control/books`);
    expect(response.status).toBe(401);
  });

  it.each([
    ['POST', 'clock', { advance: 'tomorrow' }],
    ['POST', 'clock', {}],
    ['POST', 'funds', { accountId: houseAccount, currency: 'GBP', amount: '-1' }],
    ['POST', 'funds', { accountId: houseAccount, currency: 'GBP', amount: '0.00' }],
    ['POST', 'funds', { accountId: 'nobody', currency: 'GBP', amount: '1' }],
    ['POST', 'limits', { perMinute: 'many' }],
    ['POST', 'logins', { loginId: 'nobody' }],
  ] as const)('refuse %s %s %j', async (method, name, body) => {
    expect((await simulator.control(method, name, body)).status).toBe(400);
  });
});

it('shows its books as a page, with what users wrote escaped', async () => {
  const beneficiaryId = await createBeneficiary(simulator);
  const reference = '<script>alert("x")</script>';
  await simulator.call('POST', '/payments/create', paymentTo(beneficiaryId, { reference }));
  const response = await fetch(`${simulator.url}/provider/`);
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain('First Client');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script');
});

it('tells an unknown path so', async () => {
  expect((await simulator.call('GET', '/nothing')).status).toBe(404);
  expect((await fetch(`${simulator.url}/provider/else`)).status).toBe(404);
});
