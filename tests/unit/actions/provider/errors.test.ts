import { failureOf, readErrorBody } from '../../../../actions/provider/errors';

const item = { code: 'amount_is_required', message: 'amount is required', params: {} };

test.each<[what: string, body: string, code: string, errors: unknown[]]>([
  [
    'a list per field',
    JSON.stringify({ error_code: 'payment_create_failed', error_messages: { amount: [item, item] } }),
    'payment_create_failed',
    [
      { field: 'amount', code: item.code, message: item.message },
      { field: 'amount', code: item.code, message: item.message },
    ],
  ],
  [
    'a single object per field',
    JSON.stringify({ error_code: 'x', error_messages: { base: item } }),
    'x',
    [{ field: 'base', code: item.code, message: item.message }],
  ],
  [
    'a text in place of the messages',
    JSON.stringify({ error_code: 'x', error_messages: 'out of order' }),
    'x',
    [{ field: 'base', code: 'x', message: 'out of order' }],
  ],
  [
    'a text in place of an item',
    JSON.stringify({ error_code: 'x', error_messages: { base: ['odd'] } }),
    'x',
    [{ field: 'base', code: 'x', message: 'odd' }],
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
