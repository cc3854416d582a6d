import type { Knex } from 'knex';
import { connect } from '../../../actions/database/connection';
import { loadPayment, type StoredPayment } from '../../../actions/database/payments';
import { digestOf } from '../../../actions/payments/digest';
import { demoId } from '../../../seeds/demo/demoId';
import { eventually } from '../../support/eventually';
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
} from '../../support/portal';
import { giveBackCalls } from '../../support/providerCalls';
import { actionEnvironment, control, stackDatabase, type GraphqlAnswer } from '../../support/stack';
import { sized } from '../../support/sized';

const rounds = sized(4, 1000);
const roundsAtOnce = 4;
const needsOne = { amount: '5000.00' };
const needsTwo = { amount: '20000.00' };

let database: Knex;
let owner: Knex;

beforeAll(async () => {
  database = connect(actionEnvironment().DATABASE_URL ?? '');
  owner = stackDatabase();
  await control('limits', { perMinute: 0 });
});

afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
  await owner.destroy();
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
const edit = (username: string, changes: Record<string, unknown>) => (paymentId: string) =>
  as(username, updatePayment, { paymentId, payment: smallPayment(changes) });

/** Runs two calls at once on each of many such payments. */
async function race(
  changes: Record<string, unknown>,
  ...calls: readonly ((paymentId: string) => Promise<Answer>)[]
): Promise<readonly Race[]> {
  const raced: { id: string; answers: Answer[] }[] = [];
  for (let start = 0; start < rounds; start += roundsAtOnce) {
    await giveBackCalls(owner);
    const round = async (index: number) => {
      const id = await newPayment(changes);
      // The first call has an advantage, so the order alternates.
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

/** One of the two wins: the first version is sent, or the second waits for an approval of its own. */
async function expectShownContent(race: Race): Promise<void> {
  expectOnlyRefusals([race], 'payment_already_sent', 'content_changed');
  expect(race.answers.filter(({ errors }) => errors)).toHaveLength(1);
  const [approved] = race.answers;
  expect(race.payment.version).toBe(approved!.errors ? 2 : 1);
  if (approved!.errors) expect(race.sent).toEqual([]);
  else await expectApprovedContent(race);
}

const deadlocks = async () =>
  (await database('pg_stat_database').whereRaw('datname = current_database()').first('deadlocks')) as unknown;

const timeoutMs = rounds * 5_000 + 60_000;

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
  timeoutMs,
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
  timeoutMs,
);

test(
  'an approval against an edit: sent as it was shown to the approver, or not sent',
  () =>
    withoutDeadlock(async () => {
      const races = await race(needsOne, approve('approver'), edit('maker', { amount: '6000.00' }));
      for (const each of races) await expectShownContent(each);
    }),
  timeoutMs,
);

test(
  'an approval against an edit of the payee: sent as it was shown to the approver, or not sent',
  () =>
    withoutDeadlock(async () => {
      const euros = { amount: '5000.00', currency: 'EUR' };
      const toHansa = { ...euros, beneficiaryId: demoId('beneficiary hansa-metall') };
      const toLyon = { ...euros, beneficiaryId: demoId('beneficiary lyon-textiles') };
      const races = await race(toHansa, approve('approver'), edit('maker', toLyon));
      for (const each of races) await expectShownContent(each);
    }),
  timeoutMs,
);

test(
  'an approval against an edit that needs another one: nothing is sent on one approval',
  () =>
    withoutDeadlock(async () => {
      const races = await race(needsOne, approve('approver'), edit('maker', needsTwo));
      expectOnlyRefusals(races, 'payment_already_sent', 'content_changed');
      for (const each of races) {
        if (each.payment.amount === needsOne.amount) await expectApprovedContent(each);
        else expect(each.sent).toEqual([]);
      }
    }),
  timeoutMs,
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
  timeoutMs,
);

test(
  'two edits that need no approval: one is sent, the other refused',
  () =>
    withoutDeadlock(async () => {
      const races = await race(needsOne, edit('maker', { amount: '100.00' }), edit('treasurer', { amount: '200.00' }));
      expectOnlyRefusals(races, 'payment_already_sent');
      for (const each of races) {
        expect(each.answers.filter((answer) => answer.errors)).toHaveLength(1);
        expect(each.payment.amount).toBe(each.answers[0]!.errors ? '200.00' : '100.00');
        await expectApprovedContent(each);
      }
    }),
  timeoutMs,
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
  timeoutMs,
);
