import type { Knex } from 'knex';
import { connect } from '../../actions/database/connection';
import { loadPayment } from '../../actions/database/payments';
import { digestOf } from '../../actions/payments/digest';
import { demoId } from '../../seeds/demo/demoId';
import { roleId } from '../../seeds/demo/organisations';
import { as, authorisePayment, newPayment, providerBooks } from '../support/portal';
import { actionEnvironment, control, type GraphqlAnswer } from '../support/stack';

const rounds = process.env.TEST_SIZE === 'full' ? 250 : 5;
const paymentsPerRound = 4;
const timeoutMs = rounds * 5_000 + 60_000;

const rule = { auth_rule_id: demoId('rule aldgate 1000'), role_id: roleId('approver') };
const numberRequired = (count: number) =>
  database('payment_auth_rule_role').where(rule).update({ number_required: count });

let database: Knex;

beforeAll(async () => {
  database = connect(actionEnvironment().DATABASE_URL ?? '');
  await control('limits', { perMinute: 0 });
});

afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

afterEach(() => numberRequired(1));

interface Answer {
  readonly authorisePayment: { readonly authorisationsRequired: number; readonly requestsAdded: number };
}

/** An approval of a payment, and whether it was asked for before the rule had changed. */
interface Approval {
  readonly id: string;
  readonly answer: GraphqlAnswer<Answer>;
  readonly isEarly: boolean;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Approves payments while the rule comes to require two approvals. The change falls at another moment of each round. */
async function race(round: number): Promise<Approval[]> {
  const ids = await Promise.all(Array.from({ length: paymentsPerRound }, () => newPayment({ amount: '5000.00' })));
  let isChanged = false;
  const change = wait((round * 3) % 40)
    .then(() => numberRequired(2))
    .then(() => (isChanged = true));
  const approvals = ids.map(async (id, index) => {
    await wait(index * 10);
    const isEarly = !isChanged;
    return { id, isEarly, answer: await as<Answer>('approver', authorisePayment, { paymentId: id }) };
  });
  const answers = await Promise.all(approvals);
  await change;
  return answers;
}

async function expectEnoughApprovals({ id, answer, isEarly }: Approval, sent: readonly unknown[]) {
  const payment = await loadPayment(database, id);
  const requests = await database('payment_authorisation_requests').where({ paymentId: id });
  const given = requests.filter(({ authorisedById }) => authorisedById !== null);
  expect(given.map(({ contentDigest }) => contentDigest)).toEqual([digestOf(payment!)]);
  if (requests.length === 1) {
    expect({ isEarly, isSent: sent.includes(payment!.uniqueRequestId) }).toEqual({ isEarly: true, isSent: true });
    return;
  }
  expect(answer.data?.authorisePayment).toMatchObject({ authorisationsRequired: 1, requestsAdded: 1 });
  expect(payment).toMatchObject({ status: 'awaiting_authorisation', tccPaymentId: null });
  expect(sent).not.toContain(payment?.uniqueRequestId);
}

test(
  'an approval against a rule that comes to require two: sent on one only where it was asked for before the change',
  async () => {
    const approvals: Approval[] = [];
    for (let round = 0; round < rounds; round += 1) {
      approvals.push(...(await race(round)));
      await numberRequired(1);
    }
    const { payments } = await providerBooks();
    const sent = payments.map(({ unique_request_id }) => unique_request_id);
    for (const approval of approvals) await expectEnoughApprovals(approval, sent);
    const waiting = approvals.filter(({ answer }) => answer.data?.authorisePayment.authorisationsRequired === 1);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.length).toBeLessThan(approvals.length);
  },
  timeoutMs,
);
