import { failureOfLook, outcomeOfFailure, refusedByUs, settle } from '../../../../domain/intents/outcome';

it.each([
  ['rejected', 1, 'refused'],
  ['rejected', 2, 'refused'],
  ['not_found', 1, 'refused'],
  ['not_found', 2, 'unknown'],
  ['credentials', 1, 'refused'],
  ['credentials', 2, 'unknown'],
  ['rate_limited', 1, 'unknown'],
  ['unknown', 1, 'unknown'],
] as const)('a call that failed as %s at attempt %d: %s', (failure, attempts, kind) => {
  expect(outcomeOfFailure({ failure, code: 'code', message: 'Text.' }, attempts).kind).toBe(kind);
});

it('a refusal keeps the provider’s words, a refused login has ours', () => {
  const refusal = (failure: 'rejected' | 'credentials') =>
    outcomeOfFailure({ failure, code: 'iban_is_invalid', message: 'The IBAN is wrong.' }, 1);
  expect(refusal('rejected')).toMatchObject({ refusal: { code: 'iban_is_invalid', message: 'The IBAN is wrong.' } });
  expect(refusal('credentials')).toMatchObject({ refusal: { code: 'provider_credentials_refused' } });
});

it.each(['rejected', 'not_found', 'credentials', 'unknown'] as const)(
  'a look-up that failed as %s tells nothing',
  (failure) => {
    expect(outcomeOfFailure({ failure: failureOfLook(failure), code: 'code', message: '' }, 1).kind).toBe('unknown');
  },
);

const minuteMs = 60_000;

it.each([
  [1, 0, 'refused'],
  [2, 0, 'unknown'],
  [2, 5 * minuteMs - 1, 'unknown'],
  [2, 5 * minuteMs, 'refused'],
  [30, minuteMs, 'unknown'],
] as const)('a refusal at attempt %d, %d ms after the one before: %s', (attempts, quietMs, kind) => {
  expect(settle(refusedByUs('quote_expired'), attempts, quietMs).kind).toBe(kind);
});

it('a refusal that is not believed yet is looked at again after five minutes, an effect always counts', () => {
  expect(settle(refusedByUs('quote_expired'), 2, 0)).toMatchObject({ pauseMs: 5 * minuteMs });
  expect(settle({ kind: 'effect', effect: 'there' }, 2, 0)).toEqual({ kind: 'effect', effect: 'there' });
});
