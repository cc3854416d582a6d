import { failureOf, ProviderError, readErrorBody } from '../../../../actions/provider/errors';

const item = { code: 'amount_is_too_great', message: 'amount is too great', params: { limit: 10 } };

test.each<[what: string, body: string, code: string, errors: unknown[]]>([
  [
    'a list per field',
    JSON.stringify({ error_code: 'payment_create_failed', error_messages: { amount: [item, item] } }),
    'payment_create_failed',
    [
      { field: 'amount', ...item },
      { field: 'amount', ...item },
    ],
  ],
  [
    'a single object per field',
    JSON.stringify({ error_code: 'x', error_messages: { base: item } }),
    'x',
    [{ field: 'base', ...item }],
  ],
  [
    'a text in place of the messages',
    JSON.stringify({ error_code: 'x', error_messages: 'out of order' }),
    'x',
    [{ field: 'base', code: 'x', message: 'out of order', params: {} }],
  ],
  [
    'a text in place of an item',
    JSON.stringify({ error_code: 'x', error_messages: { base: ['odd'] } }),
    'x',
    [{ field: 'base', code: 'x', message: 'odd', params: {} }],
  ],
  [
    'a list in place of the fields',
    JSON.stringify({ error_code: 'x', error_messages: [item] }),
    'x',
    [{ field: 'base', ...item }],
  ],
  [
    'parameters that are a list, or missing',
    JSON.stringify({ error_code: 'x', error_messages: { base: [{ ...item, params: [] }, { code: 'y' }] } }),
    'x',
    [
      { field: 'base', ...item, params: {} },
      { field: 'base', code: 'y', message: '', params: {} },
    ],
  ],
  ['no messages', JSON.stringify({ error_code: 'x' }), 'x', []],
  ['a page of HTML', '<html><body>503</body></html>', 'unreadable_answer', []],
  ['nothing', '', 'unreadable_answer', []],
  ['a JSON list', '[1]', 'unreadable_answer', []],
  ['JSON null', 'null', 'unreadable_answer', []],
])('an error body with %s', (_what, body, code, errors) => {
  expect(readErrorBody(body)).toEqual({ code, errors });
});

test.each([
  [400, 'rejected'],
  [401, 'credentials'],
  [403, 'rejected'],
  [404, 'not_found'],
  [422, 'rejected'],
  [429, 'rate_limited'],
  [500, 'unknown'],
  [503, 'unknown'],
  [302, 'unknown'],
])('status %d means %s', (status, failure) => {
  expect(failureOf(status)).toBe(failure);
});

const call = { method: 'POST', path: '/p', status: 400, requestId: 'r-1' };

test('an error knows its codes, of the whole and of each field', () => {
  const error = new ProviderError('rejected', call, 'payment_create_failed', [
    { field: 'base', code: 'duplicate_request', message: '', params: {} },
  ]);
  expect(['duplicate_request', 'payment_create_failed', 'x'].map((code) => error.has(code))).toEqual([
    true,
    true,
    false,
  ]);
});

test("an error has the provider's text for people, and prints the call alone", () => {
  const error = new ProviderError('rejected', call, 'code', [{ field: 'iban', ...item, message: 'GB33 is bad' }]);
  expect(error.message).toBe('GB33 is bad');
  expect(String(error)).toBe('ProviderError: POST /p failed with 400 code (request r-1)');
  expect(error.stack).toContain('POST /p failed with 400 code');
  expect(error.stack).not.toContain('GB33');
});
