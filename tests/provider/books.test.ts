import Big from 'big.js';
import fc from 'fast-check';
import { addIsoDuration } from '../../local/provider/clock';
import { balanceOf, conversionOf, createBeneficiary, paymentTo } from './support/records';
import { startSimulator, type Json, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact, houseAccount, otherClientAccount } from './support/world';

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

/** Checks the books and returns the statuses of what is in them, `payment completed` and the like. */
async function expectBalancesToAddUp(): Promise<string[]> {
  const { balances, transactions, payments, conversions, transfers } = await books();
  const byWallet = sums(transactions);
  const wrong = (balances as Json[]).filter(
    ({ id, amount }) => amount !== (byWallet[id] ?? '0.00') || new Big(amount).lt(0),
  );
  expect(wrong).toEqual([]);
  expectLegs(transactions, conversions, transfers);
  const kinds = { payment: payments, conversion: conversions, transfer: transfers } as Record<string, Json[]>;
  return Object.entries(kinds).flatMap(([kind, rows]) => rows.map(({ status }) => `${kind} ${status}`));
}

const legStatuses: Readonly<Record<string, readonly [sold: string, bought: string]>> = {
  awaiting_funds: ['pending', 'pending'],
  funds_arrived: ['completed', 'pending'],
  trade_settled: ['completed', 'completed'],
  closed: ['deleted', 'deleted'],
  pending: ['pending', 'pending'],
  completed: ['completed', 'completed'],
  cancelled: ['deleted', 'deleted'],
};

/** Every conversion and transfer has its two movements, of its own amounts, in the status that its own implies. */
function expectLegs(transactions: Json[], conversions: Json[], transfers: Json[]): void {
  const byId = new Map(transactions.map((row) => [row.id as string, row]));
  const isLeg = (id: string, amount: string, status: string | undefined) =>
    byId.get(id)?.amount === amount && status !== undefined && byId.get(id)?.status === status;
  const isWhole = (row: Json) => {
    const [sold, bought] = legStatuses[row.status] ?? [];
    return (
      isLeg(row.sell_transaction_id, row.client_sell_amount, sold) &&
      isLeg(row.buy_transaction_id, row.client_buy_amount, bought) &&
      new Big(row.unallocated_funds).gte(0)
    );
  };
  const isMoved = (row: Json) => {
    const [debit, credit] = legStatuses[row.status] ?? [];
    return isLeg(row.debit_transaction_id, row.amount, debit) && isLeg(row.credit_transaction_id, row.amount, credit);
  };
  // One assertion for all: they are made thousands of times.
  expect(conversions.filter((row) => !isWhole(row))).toEqual([]);
  expect(transfers.filter((row) => !isMoved(row))).toEqual([]);
}

const kinds = [
  ...(['pay', 'pay', 'pay', 'tick', 'tick', 'tick', 'tick', 'arrive', 'nextDay', 'restart'] as const),
  ...(['convert', 'convert', 'split', 'cancelConversion', 'changeDate', 'payOutOf'] as const),
  ...(['transfer', 'transfer', 'cancelTransfer', 'deletePayment'] as const),
] as const;

interface Step {
  readonly kind: (typeof kinds)[number];
  readonly cents: number;
  readonly reference: string;
  readonly inDays: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  cents: fc.integer({ min: 1, max: 900_000 }),
  reference: fc.constantFrom('Plain', 'Plain', 'SIM-BANK-RETURN', 'SIM-COMPLIANCE-FAIL', 'SIM-STUCK'),
  inDays: fc.constantFrom(0, 1, 2, 5),
});

let today = '2026-07-15T11:00:00Z';

interface Payees {
  readonly pounds: string;
  readonly euros: string;
}

type Perform = (action: Step, payees: Payees) => Promise<unknown>;

const amountOf = ({ cents }: Step) => new Big(cents).div(100).toFixed(2);
const dateOf = ({ inDays }: Step) => addIsoDuration(new Date(today), `P${inDays}D`).toISOString().slice(0, 10);

/** One record of a kind that is in the books, whichever the step picks. */
async function pick(kind: 'payments' | 'conversions' | 'transfers', { cents }: Step): Promise<string> {
  const rows = (await books())[kind] as Json[];
  return rows[cents % Math.max(rows.length, 1)]?.id ?? clientAccount;
}

const manage = async (action: Step, what: string, parameters: Parameters = {}) =>
  simulator.call('POST', `/conversions/${await pick('conversions', action)}/${what}`, parameters);

/** What a step does. Much of it is refused, which must change nothing either. */
const performs: Readonly<Record<Step['kind'], Perform>> = {
  tick: () => simulator.tick(),
  restart: () => simulator.restart(),
  nextDay: async () => {
    today = (await simulator.control('POST', 'clock', { advance: 'P1D' })).body.now;
    await simulator.logIn();
  },
  arrive: (action) => arrive('GBP', amountOf(action)),
  pay: (action, { pounds }) => {
    const stated = { amount: amountOf(action), reference: action.reference, payment_date: dateOf(action) };
    return simulator.call('POST', '/payments/create', paymentTo(pounds, stated));
  },
  deletePayment: async (action) => {
    const own = { on_behalf_of: clientContact };
    return simulator.call('POST', `/payments/${await pick('payments', action)}/delete`, own);
  },
  convert: (action) =>
    simulator.call(
      'POST',
      '/conversions/create',
      conversionOf({
        amount: amountOf(action),
        fixed_side: action.cents % 2 === 0 ? 'buy' : 'sell',
        conversion_date: dateOf(action),
      }),
    ),
  split: (action) => manage(action, 'split', { amount: new Big(action.cents).div(400).toFixed(2) }),
  cancelConversion: (action) => manage(action, 'cancel'),
  changeDate: (action) => manage(action, 'date_change', { new_settlement_date: dateOf(action) }),
  payOutOf: async (action, { euros }) => {
    const linked = { conversion_id: await pick('conversions', action), currency: 'EUR' };
    const amount = new Big(action.cents).div(300).toFixed(2);
    return simulator.call('POST', '/payments/create', paymentTo(euros, { ...linked, amount }));
  },
  transfer: (action) => {
    const ends = [clientAccount, otherClientAccount];
    const [source = '', destination = ''] = action.cents % 3 === 0 ? ends.reverse() : ends;
    const stated = { currency: action.cents % 5 === 0 ? 'EUR' : 'GBP', amount: amountOf(action) };
    return simulator.call('POST', '/transfers/create', {
      source_account_id: source,
      destination_account_id: destination,
      ...stated,
    });
  },
  cancelTransfer: async (action) => simulator.call('POST', `/transfers/${await pick('transfers', action)}/cancel`),
};

it('balances are the sum of their completed transactions, whatever happens', async () => {
  const iban = { bank_country: 'DE', currency: 'EUR', iban: 'DE89370400440532013000', bic_swift: 'COBADEFFXXX' };
  const noAccount = { account_number: '', routing_code_type_1: '', routing_code_value_1: '' };
  const payees = {
    pounds: await createBeneficiary(simulator),
    euros: await createBeneficiary(simulator, { ...noAccount, ...iban }),
  };
  const seen = new Set<string>();
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
    for (const action of steps) await performs[action.kind](action, payees);
    (await expectBalancesToAddUp()).forEach((status) => seen.add(status));
    for (const kind of ['tick', 'nextDay', 'tick', 'restart'] as const) {
      await performs[kind]({ kind, cents: 1, reference: '', inDays: 0 }, payees);
      (await expectBalancesToAddUp()).forEach((status) => seen.add(status));
    }
  });
  await fc.assert(property, { numRuns: 60, seed: 20260715 });
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['ready_to_send', 'released', 'submitted', 'completed', 'failed', 'suspended'].map((s) => `payment ${s}`),
      ...['awaiting_funds', 'funds_arrived', 'trade_settled', 'closed'].map((s) => `conversion ${s}`),
      ...['pending', 'completed', 'cancelled'].map((s) => `transfer ${s}`),
    ]),
  );
}, 300_000);

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
    ['POST', 'logins', { loginId: 'nobody', apiKey: 'a'.repeat(64), contactId: 'nobody' }],
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
