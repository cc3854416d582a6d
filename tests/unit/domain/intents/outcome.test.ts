import { errorCatalogue } from '../../../../domain/errors';
import {
  deferRefusal,
  failureOfLookup,
  outcomeOfFailure,
  outcomeOfRule,
  refusedByUs,
  waitBeforeRepeat,
} from '../../../../domain/intents/outcome';

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

it.each([
  ['rate_limited', true],
  ['unknown', false],
] as const)('a call that failed as %s concerns the other intents of the login: %s', (failure, isRateLimited) => {
  expect(outcomeOfFailure({ failure, code: 'code', message: 'Text.' }, 1)).toMatchObject({ isRateLimited });
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
    expect(outcomeOfFailure({ failure: failureOfLookup(failure), code: 'code', message: '' }, 1).kind).toBe('unknown');
  },
);

it.each([
  ['quote_expired', 1, 'refused'],
  ['quote_expired', 2, 'unknown'],
  ['request_key_taken', 1, 'refused'],
  ['request_key_taken', 2, 'refused'],
] as const)('a rule that ends an attempt with %s at attempt %d: %s', (code, attempts, kind) => {
  expect(outcomeOfRule({ code, message: 'Text.' }, attempts).kind).toBe(kind);
});

const minuteMs = 60_000;

it.each([
  [1, 0, 'refused'],
  [2, 0, 'unknown'],
  [2, 5 * minuteMs - 1, 'unknown'],
  [2, 5 * minuteMs, 'refused'],
  [30, minuteMs, 'unknown'],
] as const)('a refusal at attempt %d, %d ms after the one before: %s', (attempts, msSinceLastUpdate, kind) => {
  expect(deferRefusal(refusedByUs('quote_expired'), attempts, msSinceLastUpdate).kind).toBe(kind);
});

it.each([
  [1, 0, false],
  [2, 0, true],
  [2, 5 * minuteMs - 1, true],
  [2, 5 * minuteMs, false],
  [30, minuteMs, true],
] as const)('a repeat without a key at attempt %d, %d ms after the one before, waits: %s', (attempts, ms, waits) => {
  expect(waitBeforeRepeat(attempts, ms)).toEqual(
    waits ? expect.objectContaining({ pauseMs: 5 * minuteMs }) : undefined,
  );
});

it('a refusal that is not believed yet is looked at again after five minutes, an effect always counts', () => {
  expect(deferRefusal(refusedByUs('quote_expired'), 2, 0)).toMatchObject({ pauseMs: 5 * minuteMs });
  expect(deferRefusal({ kind: 'effect', effect: 'there' }, 2, 0)).toEqual({ kind: 'effect', effect: 'there' });
});

it('a refusal of ours has the text of the catalogue', () => {
  expect(refusedByUs('beneficiary_changed')).toEqual({
    kind: 'refused',
    refusal: { code: 'beneficiary_changed', message: errorCatalogue.beneficiary_changed },
  });
});

it('an unknown outcome says what failed and how, for the log', () => {
  expect(outcomeOfFailure({ failure: 'unknown', code: 'timeout', message: '' }, 1)).toEqual({
    kind: 'unknown',
    reason: 'unknown: timeout',
    isRateLimited: false,
  });
  expect(outcomeOfFailure({ failure: 'not_found', code: 'payment_not_found', message: '' }, 2)).toMatchObject({
    reason: 'not_found: payment_not_found',
  });
});

it('a look-up that came too often in a minute stays that: it waits and looks again', () => {
  expect(failureOfLookup('rate_limited')).toBe('rate_limited');
});

it.each([
  ['a refusal in time', refusedByUs('quote_expired'), 1, 0],
  ['an unknown outcome', { kind: 'unknown', reason: 'no answer' }, 2, 0],
  ['an unknown outcome with a pause of its own', { kind: 'unknown', reason: 'busy', pauseMs: 1 }, 3, 0],
] as const)('%s is settled as it is', (_what, outcome, attempts, msSinceLastUpdate) => {
  expect(deferRefusal(outcome, attempts, msSinceLastUpdate)).toBe(outcome);
});

it('a refusal that is not believed yet keeps its code in the reason', () => {
  expect(deferRefusal(refusedByUs('quote_expired'), 2, 0)).toMatchObject({
    reason: expect.stringContaining('quote_expired'),
  });
});
