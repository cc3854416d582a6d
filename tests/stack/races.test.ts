import type { Knex } from 'knex';
import { connect } from '../../actions/database/connection';
import { loadPayment, type StoredPayment } from '../../actions/database/payments';
import { digestOf } from '../../actions/payments/digest';
import { eventually } from '../support/eventually';
import {
  as,
  authorisePayment,
  deletePayment,
  newPayment,
  providerBooks,
  refusalOf,
  smallPayment,
  updatePayment,
  type ProviderBooks,
} from '../support/portal';
import { actionEnvironment, control, type GraphqlAnswer } from '../support/stack';

const rounds = process.env.TEST_SIZE === 'full' ? 1000 : 20;
const roundsAtOnce = 4;
const needsOne = '5000.00';
const needsTwo = '20000.00';

let database: Knex;

beforeAll(async () => {
  database = connect(actionEnvironment().DATABASE_URL ?? '');
  await control('limits', { perMinute: 0 });
});

afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

type Answer = GraphqlAnswer<unknown>;
type Sent = ProviderBooks['payments'];

interface Race {
  readonly answers: readonly Answer[];
  readonly payment: StoredPayment;
  /** What the provider holds under any key that this payment ever had. */
  readonly sent: Sent;
}

const approve = (username: string) => (paymentId: string) => as(username, authorisePayment, { paymentId });
const remove = (paymentId: string) => as('maker', deletePayment, { paymentId });
const edit = (username: string, amount: string) => (paymentId: string) =>
  as(username, updatePayment, { paymentId, payment: smallPayment({ amount }) });

/** Lets two calls loose on each of many payments of this amount. */
async function race(
  amount: string,
  ...calls: readonly ((paymentId: string) => Promise<Answer>)[]
): Promise<readonly Race[]> {
  const raced: { id: string; answers: Answer[] }[] = [];
  for (let start = 0; start < rounds; start += roundsAtOnce) {
    const round = async (index: number) => {
      const id = await newPayment({ amount });
      // Whoever is called first has a head start: each takes its turn.
      const order = index % 2 === 0 ? calls : [...calls].reverse();
      const answers = await Promise.all(order.map((call) => call(id)));
      return { id, answers: index % 2 === 0 ? answers : answers.reverse() };
    };
    raced.push(...(await Promise.all(Array.from({ length: roundsAtOnce }, (_, index) => round(start + index)))));
  }
  await settled(raced.map(({ id }) => id));
  const { payments } = await providerBooks();
  return Promise.all(
    raced.map(async ({ id, answers }) => {
      const keys = await database('provider_intents').where({ entity_id: id }).pluck<string[]>('key');
      const payment = (await loadPayment(database, id))!;
      return { answers, payment, sent: payments.filter((held) => keys.includes(held.unique_request_id ?? '')) };
    }),
  );
}

function settled(ids: readonly string[]) {
  return eventually(
    () =>
      database('provider_intents')
        .whereIn('entity_id', [...ids])
        .where({ state: 'pending' })
        .pluck('id'),
    (pending) => pending.length === 0,
  );
}

/** Refusals are words of the catalogue; a deadlock or a crash would come as unexpected. */
function expectOnlyRefusals(races: readonly Race[], ...expected: readonly string[]): void {
  const codes = races.flatMap(({ answers }) => answers.map((answer) => refusalOf(answer).code ?? 'ok'));
  expect([...new Set(codes)].filter((code) => code !== 'ok' && !expected.includes(code))).toEqual([]);
}

/** What the provider holds is what our row says, and every authorisation was given to just that. */
async function expectApprovedContent({ payment, sent }: Race): Promise<void> {
  expect(sent).toMatchObject([{ id: payment.tccPaymentId, amount: payment.amount }]);
  const given = await database('payment_authorisation_requests')
    .where({ paymentId: payment.id })
    .pluck<string[]>('contentDigest');
  expect(given.every((digest) => digest === digestOf(payment))).toBe(true);
  if (payment.authRuleId) expect(given.length).toBeGreaterThan(0);
}

const deadlocks = async () =>
  (await database('pg_stat_database').whereRaw('datname = current_database()').first('deadlocks')) as unknown;

const patience = rounds * 5_000 + 60_000;

async function withoutDeadlock(work: () => Promise<void>): Promise<void> {
  const before = await deadlocks();
  await work();
  expect(await deadlocks()).toEqual(before);
}

test(
  'the last two approvals at once: both count, one payment is sent',
  () =>
    withoutDeadlock(async () => {
      const races = await race(needsTwo, approve('approver'), approve('approver2'));
      expectOnlyRefusals(races);
      for (const each of races) await expectApprovedContent(each);
    }),
  patience,
);

test(
  'the same approver twice at once counts once',
  () =>
    withoutDeadlock(async () => {
      const races = await race(needsTwo, approve('approver'), approve('approver'));
      expectOnlyRefusals(races, 'already_authorised_by_you');
      for (const { answers, sent, payment } of races) {
        expect(answers.filter((answer) => !answer.errors)).toHaveLength(1);
        expect(sent).toEqual([]);
        expect(payment.status).toBe('awaiting_authorisation');
      }
    }),
  patience,
);

test(
  'an approval against an edit: what is sent is what was approved',
  () =>
    withoutDeadlock(async () => {
      const races = await race(needsOne, approve('approver'), edit('maker', '6000.00'));
      expectOnlyRefusals(races, 'payment_already_sent');
      for (const each of races) {
        const [approved, edited] = each.answers;
        if (edited!.errors) expect(each.payment.amount).toBe(needsOne);
        else expect(each.payment.amount).toBe('6000.00');
        expect(approved!.errors).toBeUndefined();
        await expectApprovedContent(each);
      }
    }),
  patience,
);

test(
  'an approval against an edit that needs another one: nothing is sent on one approval',
  () =>
    withoutDeadlock(async () => {
      const races = await race(needsOne, approve('approver'), edit('maker', needsTwo));
      expectOnlyRefusals(races, 'payment_already_sent');
      for (const each of races) {
        if (each.payment.amount === needsOne) await expectApprovedContent(each);
        else expect(each.sent).toEqual([]);
      }
    }),
  patience,
);

test(
  'an approval against a deletion: gone or sent, never both',
  () =>
    withoutDeadlock(async () => {
      const races = await race(needsOne, approve('approver'), remove);
      expectOnlyRefusals(races, 'payment_already_sent', 'no_authorisation_due');
      for (const { payment, sent } of races) {
        if (payment.tccPaymentId === null) {
          expect(payment.status).toBe('deleted');
          expect(sent).toEqual([]);
        } else {
          expect(sent).toMatchObject([{ id: payment.tccPaymentId, status: payment.status }]);
        }
      }
    }),
  patience,
);

test(
  'two edits that need no approval: one is sent, the other refused',
  () =>
    withoutDeadlock(async () => {
      const races = await race(needsOne, edit('maker', '100.00'), edit('treasurer', '200.00'));
      expectOnlyRefusals(races, 'payment_already_sent');
      for (const each of races) {
        expect(each.answers.filter((answer) => answer.errors)).toHaveLength(1);
        expect(each.payment.amount).toBe(each.answers[0]!.errors ? '200.00' : '100.00');
        await expectApprovedContent(each);
      }
    }),
  patience,
);

test(
  'a deletion twice at once',
  () =>
    withoutDeadlock(async () => {
      const races = await race(needsOne, remove, remove);
      expectOnlyRefusals(races, 'payment_not_found');
      for (const { answers, payment } of races) {
        expect(answers.filter((answer) => !answer.errors)).toHaveLength(1);
        expect(payment.status).toBe('deleted');
      }
    }),
  patience,
);
