import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import type { Context } from '../../../actions/context';
import type { Mail } from '../../../actions/runtime/mailer';
import { sendFundingMails } from '../../../actions/transactions/sendFundingMails';
import { tellOfMoneyIn } from '../../../actions/transactions/tellOfMoneyIn';
import type { MailOutcome } from '../../../domain/notices/mailAttempts';
import { accountId } from '../../../seeds/demo/organisations';
import { eventually } from '../../support/eventually';
import { tradingAccount } from '../../support/portal';
import { actionEnvironment, control, runSchedule, stackDatabase, stackUrl } from '../../support/stack';

const addresses = ['funds@aldgate.example', 'treasury@aldgate.example'];
const house = accountId('house');
const minuteMs = 60_000;

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
});
beforeEach(() => database('accounts').where({ id: tradingAccount }).update({ fundingEmails: addresses }));
afterEach(async () => {
  await database('accounts').whereIn('id', [tradingAccount, house]).update({ fundingEmails: [] });
  const own = database('tcc_transactions').where({ action: 'test of funding mails' });
  await database('funding_mails').delete();
  await own.delete();
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

/** Money that arrives on an account, as the mirror reads it. */
async function arrive(change: object = {}): Promise<string> {
  const id = randomUUID();
  const now = context.clock.now();
  await database.transaction(async (transaction) => {
    await transaction('tcc_transactions').insert({
      id,
      account_id: tradingAccount,
      currency: 'EUR',
      amount: '4321.00',
      type: 'credit',
      status: 'completed',
      action: 'test of funding mails',
      related_entity_type: 'inbound_funds',
      related_entity_short_reference: `IF-${id.slice(0, 8)}`,
      completed_at: now,
      created_at: now,
      updated_at: now,
      ...change,
    });
    // A reading that is taken again tells nothing twice.
    await tellOfMoneyIn(transaction, [id]);
    await tellOfMoneyIn(transaction, [id]);
  });
  return id;
}

const mailsOf = (id: string) => database('funding_mails').where({ transaction_id: id }).orderBy('address');

async function send(outcome: MailOutcome, now = context.clock.now()) {
  const mails: Mail[] = [];
  const mailer = {
    send: (mail: Mail) => {
      mails.push(mail);
      return Promise.resolve(outcome);
    },
  };
  return { report: await sendFundingMails({ ...context, mailer, clock: { now: () => now } }), mails };
}

/** Whether the provider has completed the money of the first test. */
async function arrivedAtProvider(): Promise<boolean> {
  const { transactions } = await control<{ transactions: { amount: string; status: string }[] }>('books');
  return transactions.some(({ amount, status }) => amount === '4321.00' && status === 'completed');
}

test('money that the provider reports is mailed once to each address, without amount and payer', async () => {
  const { tccAccountId } = (await database('accounts').where({ id: tradingAccount }).first('tccAccountId'))!;
  await control('funds', { accountId: tccAccountId, currency: 'EUR', amount: '4321.00', sender: 'Hansa Handel' });
  // It is on its way for three seconds.
  await eventually(arrivedAtProvider, (isThere) => isThere);
  await runSchedule('sync-provider');
  await runSchedule('send-notices');
  await runSchedule('send-notices');
  const outbox = await fetch(`${stackUrl()}/outbox`, { headers: { accept: 'application/json' } });
  const { messages } = (await outbox.json()) as { messages: { to: string; text: string }[] };
  const found = messages.filter(({ to }) => addresses.includes(to));
  expect(found.map(({ to }) => to).sort()).toEqual(addresses);
  expect(found[0]!.text).toMatch(/Money arrived on .*\(.+\)\./);
  expect(found[0]!.text).toContain(`${stackUrl()}/account/transactions`);
  expect(found[0]!.text).not.toMatch(/4321|4,321|Hansa/);
});

test('what is no money from outside, is old or belongs to the house is not mailed', async () => {
  await database('accounts').where({ id: house }).update({ fundingEmails: addresses });
  const old = new Date(context.clock.now().getTime() - 4 * 24 * 60 * minuteMs);
  const changes = [
    { type: 'debit' },
    { status: 'pending' },
    { related_entity_type: 'balance_transfer' },
    { completed_at: old },
    { account_id: house },
  ];
  for (const change of changes) expect(await mailsOf(await arrive(change))).toEqual([]);
});

test('all new money of an address is one mail, sent once by runs at the same time', async () => {
  const ids = [await arrive(), await arrive(), await arrive()];
  const runs = await Promise.all([send({ kind: 'sent' }), send({ kind: 'sent' }), send({ kind: 'sent' })]);
  const mails = runs.flatMap((run) => run.mails);
  expect(mails.map(({ to }) => to).sort()).toEqual(addresses);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Corridor: money arrived 3 times'));
  for (const id of ids) {
    expect(await mailsOf(id)).toMatchObject(addresses.map((address) => ({ address, state: 'sent', attempts: 1 })));
  }
});

test('a busy service is asked again later; one that gave no answer is not, and the activity log says so', async () => {
  const id = await arrive();
  expect((await send({ kind: 'later', problem: '429' })).report).toMatchObject({ postponed: 2 });
  expect((await send({ kind: 'sent' })).mails).toEqual([]);
  const later = new Date(context.clock.now().getTime() + minuteMs + 1_000);
  expect((await send({ kind: 'unknown', problem: 'timeout' }, later)).report).toMatchObject({ failed: 2 });
  expect(await mailsOf(id)).toMatchObject(Array(2).fill({ state: 'unknown', attempts: 2, problem: 'timeout' }));
  expect((await send({ kind: 'sent' }, new Date(later.getTime() + 60 * minuteMs))).mails).toEqual([]);
  const said = await database('activity').where({ eventCode: 'E011', accountId: tradingAccount }).pluck('details');
  expect(said).toContain(`Mail of incoming funds to ${addresses[0]} perhaps not sent: timeout`);
});

test('a run that died leaves its mails unknown, which operators see', async () => {
  const id = await arrive();
  const unknown = async () => Number((await database('owed_work').where({ kind: 'unknown_mails' }).first())!.waiting);
  const owed = async () => Number((await database('owed_work').where({ kind: 'mails' }).first())!.waiting);
  const [before, waiting] = [await unknown(), await owed()];
  await database('funding_mails')
    .where({ transaction_id: id })
    .update({ state: 'sending', next_attempt_at: new Date(0) });
  expect((await send({ kind: 'sent' })).mails).toEqual([]);
  expect(await mailsOf(id)).toMatchObject(Array(2).fill({ state: 'unknown' }));
  expect([await unknown(), await owed()]).toEqual([before + 2, waiting - 2]);
});

test('a mail that is too late, or to an address that was removed, is not sent', async () => {
  const removed = await arrive();
  await database('accounts')
    .where({ id: tradingAccount })
    .update({ fundingEmails: addresses.slice(1) });
  const { mails } = await send({ kind: 'sent' });
  expect(mails.map(({ to }) => to)).toEqual(addresses.slice(1));
  expect(await mailsOf(removed)).toMatchObject([
    { state: 'failed', problem: 'The address was removed from the account.' },
    { state: 'sent' },
  ]);
  const late = await arrive({ completed_at: new Date(context.clock.now().getTime() - 25 * 60 * minuteMs) });
  expect((await send({ kind: 'sent' })).mails).toEqual([]);
  expect(await mailsOf(late)).toMatchObject([{ state: 'failed', problem: 'It was too late.' }]);
});

test('rows are deleted after ninety days', async () => {
  const id = await arrive();
  await send({ kind: 'sent' });
  const day = (days: number) => new Date(context.clock.now().getTime() + days * 24 * 60 * minuteMs);
  await send({ kind: 'sent' }, day(89));
  expect(await mailsOf(id)).toHaveLength(2);
  await send({ kind: 'sent' }, day(91));
  expect(await mailsOf(id)).toEqual([]);
});
