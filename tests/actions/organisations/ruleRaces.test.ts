import type { Knex } from 'knex';
import { connect } from '../../../actions/database/connection';
import { loadPayment } from '../../../actions/database/payments';
import { digestOf } from '../../../actions/payments/digest';
import { demoId } from '../../../seeds/demo/demoId';
import { roleId } from '../../../seeds/demo/organisations';
import { as, authorisePayment, newPayment, providerBooks } from '../../support/portal';
import { actionEnvironment, control, type GraphqlAnswer } from '../../support/stack';
import { sized } from '../../support/sized';

const rounds = sized(5, 250);
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

/**
 * Approves payments at once while the rule comes to require two approvals: in turn of the rounds before the first is
 * asked for, and once one, two or more of them have been answered.
 */
async function race(round: number): Promise<Approval[]> {
  const ids = await Promise.all(Array.from({ length: paymentsPerRound }, () => newPayment({ amount: '5000.00' })));
  const answersBeforeChange = round % paymentsPerRound;
  let isChanged = false;
  let change = Promise.resolve();
  const changeRule = () => (change = numberRequired(2).then(() => void (isChanged = true)));
  if (answersBeforeChange === 0) await changeRule();
  let answered = 0;
  const approve = async (id: string): Promise<Approval> => {
    const isEarly = !isChanged;
    const answer = await as<Answer>('approver', authorisePayment, { paymentId: id });
    answered += 1;
    if (answered === answersBeforeChange) void changeRule();
    return { id, isEarly, answer };
  };
  const approvals = await Promise.all(ids.map(approve));
  await change;
  return approvals;
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
