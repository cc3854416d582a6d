import { createContext } from '../../../actions/container';
import { runAction } from '../../../actions/areaLambda';
import { actions as paymentActions } from '../../../actions/entries/payments';
import { paymentResult } from '../../../actions/payments/paymentResult';
import type { Context } from '../../../actions/context';
import { demoId } from '../../../seeds/demo/demoId';
import { newPayment, smallPayment, tradingAccount } from '../../support/portal';
import { actionEnvironment } from '../../support/stack';
import { repeated, statementsOf } from '../../support/statements';

/** Euro, so that a rate is needed, and enough for two approvals, so that nothing is sent. */
const euro = { beneficiaryId: demoId('beneficiary hansa-metall'), amount: '20000.00', currency: 'EUR' };

let context: Context;

beforeAll(() => {
  context = createContext(actionEnvironment());
});

afterAll(() => context.database.destroy());

async function runAs(userId: string, name: string, input: object): Promise<unknown> {
  const headers = {
    'x-account-id': tradingAccount,
    'x-corridor-actions-secret': context.environment.ACTIONS_SECRET,
  };
  const session = { 'x-hasura-role': 'user', 'x-hasura-user-id': userId };
  const body = JSON.stringify({ action: { name }, input, session_variables: session });
  const answer = await runAction(paymentActions, { headers, body }, context);
  expect(answer.statusCode).toBe(200);
  return JSON.parse(answer.body);
}

const statementsAs = (userId: string, name: string, input: object) =>
  statementsOf(context.database, () => runAs(userId, name, input));

test('creating a payment runs no statement twice', async () => {
  const statements = await statementsAs('maker', 'createPayment', { payment: smallPayment(euro) });

  expect(repeated(statements)).toEqual([]);
  expect(statements).toHaveLength(12);
});

test('a payment that waits is answered as it is stored', async () => {
  const answer = await runAs('maker', 'createPayment', { payment: smallPayment(euro) });

  expect(answer).toEqual(await paymentResult(context.database, (answer as { readonly id: string }).id));
});

test('authorising a payment runs no statement twice', async () => {
  const paymentId = await newPayment(euro);

  const statements = await statementsAs('approver', 'authorisePayment', { paymentId, version: 1 });

  expect(repeated(statements)).toEqual([]);
  expect(statements).toHaveLength(14);
});
