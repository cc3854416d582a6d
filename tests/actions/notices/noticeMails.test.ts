import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import { sendMails } from '../../../actions/notices/sendMails';
import type { Context } from '../../../actions/context';
import type { Mail } from '../../../actions/runtime/mailer';
import type { MailOutcome } from '../../../domain/notices/mailAttempts';
import { as, newPayment, tradingAccount } from '../../support/portal';
import { actionEnvironment, runSchedule, stackDatabase, stackUrl } from '../../support/stack';

let database: Knex;
let context: Context;

beforeAll(async () => {
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  // What other tests left is not counted.
  await runSchedule('send-notices');
  await database('notice_mails').whereIn('state', ['pending', 'sending']).delete();
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

const choose = (username: string, kind: string, byEmail: boolean) =>
  as(
    username,
    `mutation ($kind: String!, $byEmail: Boolean!) { setNoticePreference(kind: $kind, inApp: true, byEmail: $byEmail) { kind } }`,
    { kind, byEmail },
  );

/** A notice of the viewer that is to be mailed. */
async function due(change: { readonly created_at?: Date; readonly accountId?: string } = {}): Promise<string> {
  const id = randomUUID();
  const { created_at = context.clock.now(), accountId = tradingAccount } = change;
  await database('notices').insert({ id, user_id: 'viewer', kind: 'money_in', subject: id, accountId, content: {} });
  await database('notice_mails').insert({ notice_id: id, next_attempt_at: created_at, created_at });
  return id;
}
const mailOf = (id: string) => database('notice_mails').where({ notice_id: id }).first();

/** Runs the sender with a mail service that answers like this. */
async function send(outcome: MailOutcome, now = context.clock.now()) {
  const mails: Mail[] = [];
  const mailer = {
    send: (mail: Mail) => {
      mails.push(mail);
      return Promise.resolve(outcome);
    },
  };
  return { report: await sendMails({ ...context, mailer, clock: { now: () => now } }), mails };
}

test('what a person wants by mail reaches the outbox with a link, and without payee or amount', async () => {
  await choose('approver', 'approval_wanted', true);
  const id = await newPayment({ amount: '5000.00' });
  const { shortReference } = (await database('payments').where({ id }).first('shortReference'))!;
  await runSchedule('send-notices');
  const outbox = await fetch(`${stackUrl()}/outbox`, { headers: { accept: 'application/json' } });
  const { messages } = (await outbox.json()) as { messages: { medium: string; to: string; text: string }[] };
  const found = messages.filter(({ text }) => text.includes(shortReference));
  const { email } = (await database('users').where({ id: 'approver' }).first('email'))!;
  expect(found.map(({ to }) => to)).toContain(email);
  expect(found[0]?.text).toContain(`${stackUrl()}/notices`);
  expect(found[0]?.text).not.toMatch(/Thames|5000|5,000/);
  const before = messages.length;
  await runSchedule('send-notices');
  const again = (await (await fetch(`${stackUrl()}/outbox`, { headers: { accept: 'application/json' } })).json()) as {
    messages: unknown[];
  };
  expect(again.messages.length).toBe(before);
});

test('a kind that a person does not want by mail is not mailed', async () => {
  await choose('approver', 'approval_wanted', false);
  try {
    const id = await newPayment({ amount: '5000.00' });
    const [notice] = await database('notices').whereRaw(`content ->> 'paymentId' = ? and user_id = 'approver'`, [id]);
    expect(notice).toBeDefined();
    expect(await mailOf(notice!.id)).toBeUndefined();
  } finally {
    await database('notice_preferences').where({ user_id: 'approver' }).delete();
    await database('notice_mails').where({ state: 'pending' }).delete();
  }
});

test('all new notices of a person are one mail, sent once by runs at the same time', async () => {
  const ids = [await due(), await due(), await due()];
  const runs = await Promise.all([send({ kind: 'sent' }), send({ kind: 'sent' }), send({ kind: 'sent' })]);
  expect(runs.flatMap(({ mails }) => mails.map(({ subject }) => subject))).toEqual(['Corridor: 3 new notices']);
  for (const id of ids) expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
});

test('a busy service is asked again later; one that gave no answer is not', async () => {
  const id = await due();
  expect((await send({ kind: 'later', problem: '429' })).report).toMatchObject({ postponed: 1 });
  expect((await send({ kind: 'sent' })).mails).toEqual([]);
  const later = new Date(context.clock.now().getTime() + 61_000);
  expect((await send({ kind: 'unknown', problem: 'timeout' }, later)).report).toMatchObject({ failed: 1 });
  expect(await mailOf(id)).toMatchObject({ state: 'unknown', attempts: 2, problem: 'timeout' });
  expect((await send({ kind: 'sent' }, new Date(later.getTime() + 3_600_000))).mails).toEqual([]);
});

test('a run that died leaves its mails unknown, which operators see for 30 days', async () => {
  const id = await due();
  await database('notice_mails')
    .where({ notice_id: id })
    .update({ state: 'sending', next_attempt_at: new Date(0) });
  expect((await send({ kind: 'sent' })).mails).toEqual([]);
  expect(await mailOf(id)).toMatchObject({ state: 'unknown' });
  const [{ count }] = (await database('notice_mails').where({ state: 'unknown' }).count()) as [{ count: string }];
  expect(await database('owed_work').where({ kind: 'unknown_mails' }).first('waiting')).toEqual({ waiting: count });
  await database('notice_mails').where({ notice_id: id }).update({ created_at: '2020-01-01T00:00:00Z' });
  const rest = String(Number(count) - 1);
  expect(await database('owed_work').where({ kind: 'unknown_mails' }).first('waiting')).toEqual({ waiting: rest });
});

test('a mail that is too late, or whose person lost the seat, is not sent', async () => {
  const old = await due({ created_at: new Date(context.clock.now().getTime() - 25 * 3_600_000) });
  const foreign = (await database('accounts')
    .whereNot({ id: tradingAccount })
    .whereNotIn('id', database('CurrencyCloudContacts').where({ user_id: 'viewer' }).select('account_id'))
    .first('id'))!;
  const lost = await due({ accountId: foreign.id });
  expect((await send({ kind: 'sent' })).mails).toEqual([]);
  expect(await mailOf(old)).toMatchObject({ state: 'failed', problem: 'It was too late.' });
  expect(await mailOf(lost)).toMatchObject({ state: 'failed', problem: 'Its person cannot read it.' });
});

test('the outbox takes no mail that the actions did not sign', async () => {
  const url = `${stackUrl()}/outbox/v2/email/outbound-emails`;
  const body = JSON.stringify({ Destination: { ToAddresses: ['a@example.org'] } });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(403);
});
