import { randomUUID } from 'node:crypto';
import { createSimulator } from '../../local/provider/simulator';
import type { SimulatorWorld } from '../../local/provider/world';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { readBooks } from './support/readBooks';
import { clientAccount, clientContact, world } from './support/world';

const paymentId = randomUUID();
const beneficiaryId = randomUUID();

const demo: SimulatorWorld = {
  ...world,
  balances: [
    {
      account_id: clientAccount,
      currency: 'EUR',
      amount: '750.00',
      transactions: [
        {
          id: randomUUID(),
          amount: '250',
          type: 'debit',
          action: 'payment',
          related_entity_type: 'payment',
          related_entity_id: paymentId,
          created_at: '2026-03-02T09:00:00+00:00',
        },
      ],
    },
  ],
  beneficiaries: [
    {
      id: beneficiaryId,
      account_id: clientAccount,
      creator_contact_id: clientContact,
      name: 'Vineyard',
      bank_account_holder_name: 'Vineyard SARL',
      bank_country: 'FR',
      currency: 'EUR',
      iban: 'FR1420041010050500013M02606',
    },
  ],
  payments: [
    {
      id: paymentId,
      account_id: clientAccount,
      creator_contact_id: clientContact,
      beneficiary_id: beneficiaryId,
      amount: '250.00',
      currency: 'EUR',
      payment_date: '2026-03-02',
      status: 'completed',
      unique_request_id: 'seeded-1',
    },
  ],
};

let database: TestDatabase;
beforeEach(async () => (database = await createTestDatabase()));
afterEach(() => database.drop());

const open = () =>
  createSimulator({
    databaseUrl: database.url,
    hmacKey: 'key',
    controlKey: 'control',
    accountRequestsKey: 'requests',
    clock: { now: () => new Date('2026-07-15T11:00:00Z'), advance: () => undefined },
    tickMs: 0,
    log: () => undefined,
  });

it('enters a past, and what it leaves open as funds received before it', async () => {
  const simulator = await open();
  await simulator.seed(demo);
  const { transactions, balances } = await readBooks(simulator, 'control');
  expect(balances).toMatchObject([{ currency: 'EUR', amount: '750.00' }]);
  expect(transactions).toMatchObject([
    { action: 'funding', amount: '1000.00', balance_amount: '1000.00', created_at: '2026-03-02T09:00:00+00:00' },
    { action: 'payment', amount: '250.00', balance_amount: '750.00', status: 'completed' },
  ]);
  await simulator.close();
});

it('leaves alone what is there, in this run and the next', async () => {
  const first = await open();
  await first.seed(demo);
  const before = await readBooks(first, 'control');
  await first.seed({ ...demo, accounts: world.accounts.map((account) => ({ ...account, account_name: 'Changed' })) });
  expect(await readBooks(first, 'control')).toEqual(before);
  await first.close();
  const second = await open();
  await second.seed(demo);
  expect(await readBooks(second, 'control')).toEqual(before);
  await second.close();
});
