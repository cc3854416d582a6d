import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { webhookEventNames } from '../../../domain/webhooks/events';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from './openDemo';

const trading = accountId('aldgate-trading');
const payroll = accountId('aldgate-payroll');

let demo: DemoDatabase;

beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

/** What an endpoint of Aldgate that wants every event is told of a change, which is undone. */
async function told(change: (database: Knex.Transaction) => Promise<unknown>): Promise<readonly object[]> {
  let messages: readonly object[] = [];
  await demo.undone(async (database) => {
    await database('webhook_endpoints').update({ enabled: false });
    const [endpoint] = await database('webhook_endpoints')
      .insert({
        org_id: demoId('organisation aldgate'),
        url: 'https://hooks.example.com',
        events: webhookEventNames,
        createdById: 'orgadmin',
      })
      .returning('id');
    await change(database);
    const rows = await database('outgoing_webhook_deliveries').where({ endpoint_id: endpoint!.id }).orderBy('id');
    messages = rows.map(({ event, payload }) => ({ event, ...(payload as { readonly data: object }).data }));
  });
  return messages;
}

/** A row of the demo. */
async function first(table: string, where: object) {
  const row = await demo.owner(table).where(where).first<Record<string, string> | undefined>();
  if (!row) throw new Error(`The demo has no such row of ${table}.`);
  return row;
}

/** Writes a copy of a row with other values. */
async function copy(database: Knex, table: string, where: object, change: object): Promise<void> {
  const row = await database(table).where(where).first();
  await database(table).insert({ ...row, ...change });
}

const today = () => new Date();
const newConversion = () => ({ id: randomUUID(), short_reference: randomUUID(), unique_request_id: randomUUID() });

test('a payment that waits and is deleted', async () => {
  const payment = await first('payments', { accountId: trading, status: 'awaiting_authorisation' });
  const messages = await told((database) =>
    database('payments').where({ id: payment.id }).update({ status: 'deleted' }),
  );
  const change = { event: 'payment.status_changed', previousStatus: 'awaiting_authorisation', status: 'deleted' };
  expect(messages).toMatchObject([{ ...change, paymentId: payment.id, amount: payment.amount }]);
});

test('a conversion that is booked, and one whose status changes; none that is old', async () => {
  const conversion = await first('tcc_conversions', { account_id: trading });
  const other = (created_at: Date) => ({ ...newConversion(), created_at, status: 'awaiting_funds' });
  const messages = await told(async (database) => {
    await copy(database, 'tcc_conversions', { id: conversion.id }, other(today()));
    await copy(database, 'tcc_conversions', { id: conversion.id }, other(new Date('2020-01-01')));
    await database('tcc_conversions').where({ id: conversion.id }).update({ status: 'closed' });
  });
  const event = 'conversion.status_changed';
  expect(messages).toMatchObject([
    { event, previousStatus: null, status: 'awaiting_funds', buyAmount: conversion.client_buy_amount },
    { event, previousStatus: conversion.status, status: 'closed', conversionId: conversion.id },
  ]);
});

test('a transfer between two accounts of the organisation, once', async () => {
  const row = {
    id: randomUUID(),
    sourceAccountId: trading,
    destinationAccountId: payroll,
    amount: '12.50',
    currency: 'GBP',
    reason: 'Float',
    status: 'pending',
    uniqueRequestId: randomUUID(),
    createdById: 'treasurer',
    tccTransferId: null,
    clientRequestId: null,
  };
  const messages = await told((database) => copy(database, 'transfers', { sourceAccountId: trading }, row));
  expect(messages).toMatchObject([
    { event: 'transfer.status_changed', transferId: row.id, status: 'pending', previousStatus: null, amount: '12.50' },
  ]);
});

test('a beneficiary that is created, changed and deleted, without bank details', async () => {
  const beneficiary = await first('beneficiaries', { account_id: trading, enabled: true });
  const id = randomUUID();
  const slice = (change: object = {}) => ({ id: randomUUID(), beneficiaryId: id, ...change });
  const where = { beneficiaryId: beneficiary.id };
  const messages = await told(async (database) => {
    await copy(database, 'beneficiaries', { id: beneficiary.id }, { id });
    await copy(database, 'beneficiary_information_slice', where, slice({ is_most_recent: false }));
    await copy(database, 'beneficiary_information_slice', where, slice({ is_most_recent: true, name: 'New name' }));
    await database('beneficiaries').where({ id }).update({ enabled: false });
  });
  expect(messages).toMatchObject([
    { event: 'beneficiary.created', beneficiaryId: id, accountId: trading },
    { event: 'beneficiary.changed', beneficiaryId: id, name: 'New name' },
    { event: 'beneficiary.deleted', beneficiaryId: id },
  ]);
  expect(JSON.stringify(messages)).not.toMatch(/iban|account_?number|sort/i);
});

test('money that arrived, once, and none that was sent, waits or is old', async () => {
  const credit = { type: 'credit', status: 'completed', related_entity_type: 'inbound_funds' };
  const row = (change: object) => ({ id: randomUUID(), completed_at: today(), ...credit, ...change });
  const waiting = row({ status: 'pending', completed_at: null });
  const messages = await told(async (database) => {
    const add = (change: object) => copy(database, 'tcc_transactions', { account_id: trading }, change);
    await add(row({ amount: '10.00', currency: 'EUR' }));
    await add(row({ type: 'debit' }));
    await add(row({ related_entity_type: 'conversion' }));
    await add(row({ completed_at: new Date('2020-01-01') }));
    await add(waiting);
    const change = { status: 'completed', completed_at: today() };
    await database('tcc_transactions').where({ id: waiting.id }).update(change);
  });
  expect(messages).toMatchObject([
    { event: 'funds.received', amount: '10.00', currency: 'EUR' },
    { event: 'funds.received', transactionId: waiting.id },
  ]);
});

test('every event is told of by a test above', () => {
  const written = ['payment', 'conversion', 'transfer'].map((entity) => `${entity}.status_changed`);
  const rest = ['beneficiary.created', 'beneficiary.changed', 'beneficiary.deleted', 'funds.received'];
  expect(webhookEventNames).toEqual([...written, ...rest]);
});
