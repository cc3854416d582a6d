import { as, createPayment as create, refusalOf as refusal, smallPayment, tradingAccount } from '../../support/portal';
import { graphql, stackUrl } from '../../support/stack';

describe('hidden characters in any action', () => {
  const activity = `mutation ($details: String, $activityName: String!) {
    createActivity(details: $details, activityName: $activityName, eventCode: "A002", eventType: "A") { id }
  }`;

  test.each([
    ['a null character', { details: 'a\u0000b', activityName: 'Login' }, 'details'],
    ['a zero-width joiner', { details: 'a\u200db', activityName: 'Login' }, 'details'],
    ['an isolate', { details: null, activityName: 'Log\u2066in' }, 'activityName'],
  ])('%s is bad input and never an internal error', async (_what, variables, field) => {
    expect(refusal(await as('maker', activity, variables))).toEqual({ code: 'invalid_input', field });
  });

  test('several lines are kept where a field may have them', async () => {
    const { errors } = await as('maker', activity, { details: 'two\n\tlines שלום', activityName: 'Login' });
    expect(errors).toBeUndefined();
  });

  test('a failed sign-in that is reported with one is refused', async () => {
    const report = { username: 'mak\u0000er', activityName: 'Failed Login', eventCode: 'E001' };
    const body = JSON.stringify(report);
    const response = await fetch(`${stackUrl()}/activity-log`, { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ extensions: { code: 'invalid_input', field: 'username' } }),
    ]);
  });
});

describe('who calls', () => {
  test('nobody', async () => {
    const answer = await graphql(undefined, create, { payment: smallPayment() });
    expect(answer.errors?.[0]?.extensions.code).toBe('validation-failed');
  });

  test('a client that sends another secret for the actions: Hasura’s goes to the action', async () => {
    const headers = { 'x-account-id': tradingAccount, 'x-corridor-actions-secret': 'guessed' };
    const answer = await graphql('maker', create, { payment: smallPayment({ amount: '0' }) }, headers);
    expect(refusal(answer)).toEqual({ code: 'invalid_input', field: 'amount' });
  });

  test('the actions’ own address without Hasura’s secret', async () => {
    const response = await fetch(`${process.env.STACK_ACTIONS_URL}/actions/payments`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
  });
});
