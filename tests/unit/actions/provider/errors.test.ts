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
    { field: 'amount', code: 'amount_is_too_great', message: '', params: {} },
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

test('an error without a text has its code for people', () => {
  expect(new ProviderError('rejected', call, 'payment_not_found', []).message).toBe('payment_not_found');
  const silent = [{ field: 'base', code: 'x', message: '', params: {} }];
  expect(new ProviderError('rejected', call, 'payment_not_found', silent).message).toBe('payment_not_found');
});

test('a call without a request id says so when it prints', () => {
  const error = new ProviderError('unknown', { ...call, status: 0, requestId: '' }, 'timeout', []);
  expect(String(error)).toBe('ProviderError: POST /p failed with 0 timeout (request unknown)');
});

test.each([
  ['several fields', { amount: [item], base: { code: 'b' } }, ['amount amount_is_too_great', 'base b']],
  ['an item without a code', { base: [{ message: 'odd' }] }, ['base x']],
  ['a number in place of an item', { base: [7] }, ['base x']],
  ['null in place of an item', { base: [null] }, ['base x']],
  ['an empty list', { base: [] }, []],
])('the faults of %s, each under its field', (_what, messages, faults) => {
  const { errors } = readErrorBody(JSON.stringify({ error_code: 'x', error_messages: messages }));
  expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});

test.each([
  ['an empty code', ''],
  ['a number', 7],
  ['none', undefined],
])('an error body with %s has no code of the provider', (_what, error_code) => {
  expect(readErrorBody(JSON.stringify({ error_code })).code).toBe('unreadable_answer');
});

test.each([
  [399, 'unknown'],
  [499, 'rejected'],
  [0, 'unknown'],
])('status %d at the edge means %s', (status, failure) => {
  expect(failureOf(status)).toBe(failure);
});
