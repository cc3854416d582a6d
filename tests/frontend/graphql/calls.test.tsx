import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { cacheExchange, Client, CombinedError, fetchExchange, gql, Provider } from 'urql';
import { readError, serviceError } from '../../../frontend/src/graphql/serviceError';
import { CallFailed, useCall } from '../../../frontend/src/graphql/useCall';
import { useRead } from '../../../frontend/src/graphql/useRead';
import { textOfError } from '../../../frontend/src/shared/auth/refusals';
import { origin, server } from '../support/server';

const withErrors = (...graphQLErrors: object[]) => new CombinedError({ graphQLErrors });
const refusal = { message: 'Not you', extensions: { code: 'role_may_not_authorise', field: 'paymentId' } };

test.each([
  ['the first of several', withErrors(refusal, { message: 'Later' }), 'Not you', 'role_may_not_authorise'],
  ['one without a message', withErrors({ message: '' }), 'Unknown Error', 'unknown_error'],
  ['one without a code', withErrors({ message: 'Not you' }), 'Not you', 'unknown_error'],
  [
    'no GraphQL error at all',
    new CombinedError({ networkError: new Error('offline') }),
    'Unknown Error',
    'unknown_error',
  ],
])('a call’s error: %s', (_what, error, message, code) => {
  expect(serviceError(error)).toMatchObject({ message, code });
});

test.each([
  ['the first of several', withErrors(refusal, { message: 'Later' }), 'Not you', 'role_may_not_authorise'],
  ['the error’s own', new CombinedError({ networkError: new Error('offline') }), '[Network] offline', 'unknown_error'],
  ['nothing to say', Object.assign(withErrors(), { message: '' }), 'An unknown error occurred', 'unknown_error'],
  ['a code of its own', Object.assign(withErrors(), { message: 'Gone', code: 'gone' }), 'Gone', 'gone'],
])('a read’s error: %s', (_what, error, message, code) => {
  expect(readError(error)).toMatchObject({ message, code });
});

test('both errors name the field', () => {
  expect(serviceError(withErrors(refusal)).field).toBe('paymentId');
  expect(readError(withErrors(refusal)).field).toBe('paymentId');
});

test.each<[unknown, string]>([
  ['as it is', 'as it is'],
  [new Error('its message'), 'its message'],
  [{ message: 'its message' }, 'its message'],
  [{ code: 7 }, '{"code":7}'],
])('%j as text', (cause, text) => {
  expect(textOfError(cause)).toBe(text);
});

const write = gql`
  mutation Write {
    write
  }
`;
const respond = (body: object) => server.use(http.post(`${origin}/plain`, () => HttpResponse.json(body)));
const client = new Client({
  url: `${origin}/plain`,
  preferGetMethod: false,
  exchanges: [cacheExchange, fetchExchange],
});
const wrapper = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>;

function renderCall(options: Parameters<typeof useCall>[1] = {}) {
  const logged = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  return { logged, ...renderHook(() => useCall(write, options), { wrapper }) };
}

test('a successful call returns its data', async () => {
  respond({ data: { write: true } });
  const { result, logged } = renderCall();
  await act(async () => expect(await result.current.call({})).toEqual({ data: { write: true } }));
  expect(result.current.error).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
});

test('a failed call is logged and returned, and does not throw', async () => {
  respond({ errors: [refusal] });
  const onError = jest.fn();
  const { result, logged } = renderCall({ onError });
  await act(async () => expect(await result.current.call({})).toMatchObject({ error: { message: 'Not you' } }));
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'role_may_not_authorise' }));
  expect(logged).toHaveBeenCalledWith('A call failed: Not you (role_may_not_authorise)');
  expect(result.current.error?.message).toBe('Not you');
});

test('an unmounted component gets no failure; the log does', async () => {
  respond({ errors: [refusal] });
  const onError = jest.fn();
  const { result, unmount, logged } = renderCall({ onError });
  const call = result.current.call({});
  unmount();
  await call;
  expect(onError).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledTimes(1);
});

test('it throws with rethrows', async () => {
  respond({ errors: [refusal] });
  const { result } = renderCall({ rethrows: true });
  await act(async () => expect(result.current.call({})).rejects.toThrow(CallFailed));
});

test('a failed read has an error, and keeps its data', async () => {
  respond({ errors: [{ message: 'database query error' }] });
  const query = gql`
    query Read {
      read
    }
  `;
  const { result } = renderHook(() => useRead({ query, variables: {} }), { wrapper });
  await waitFor(() => expect(result.current.error?.message).toBe('database query error'));
  expect(result.current).toMatchObject({ isLoading: false, error: { code: 'unknown_error' } });
});

test('a read is the same object until one of its parts changes', async () => {
  respond({ data: { read: 1 } });
  const query = gql`
    query Read {
      read
    }
  `;
  const { result, rerender } = renderHook(() => useRead({ query, variables: {} }), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual({ read: 1 }));
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});
