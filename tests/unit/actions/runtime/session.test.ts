import { readSession, type SessionVariables } from '../../../../actions/runtime/session';

const variables = { 'x-hasura-user-id': 'maker', 'x-hasura-role': 'user' } as SessionVariables;
const read = (clientId?: string) => readSession(variables, { 'x-request-id': clientId }, () => 'ours');

test('the request id is ours, and the client’s is kept beside it', () => {
  expect(read('theirs')).toMatchObject({ requestId: 'ours', clientRequestId: 'theirs' });
  expect(read()).toMatchObject({ requestId: 'ours', clientRequestId: undefined });
});

test('a client’s id is cut at 128 characters', () => {
  expect(read('x'.repeat(129)).clientRequestId).toBe('x'.repeat(128));
});
