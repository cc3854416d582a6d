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
  ['rejected', null, 'refused'],
  ['rejected', 0, 'refused'],
  ['not_found', null, 'refused'],
  ['not_found', 0, 'unknown'],
  ['credentials', null, 'refused'],
  ['credentials', 0, 'unknown'],
  ['rate_limited', null, 'unknown'],
  ['not_sent', null, 'unknown'],
  ['unknown', null, 'unknown'],
] as const)('a call that failed as %s, %s ms after an unresolved attempt: %s', (failure, unresolvedMs, kind) => {
  expect(outcomeOfFailure({ failure, code: 'code', message: 'Text.' }, unresolvedMs).kind).toBe(kind);
});

it.each([
  ['rate_limited', true, true],
  ['not_sent', false, true],
  ['unknown', false, false],
] as const)(
  'a call that failed as %s concerns the other intents of the login: %s, certainly had no effect: %s',
  (failure, isRateLimited, hadNoEffect) => {
    const outcome = outcomeOfFailure({ failure, code: 'code', message: 'Text.' }, null);
    expect(outcome).toMatchObject({ isRateLimited, hadNoEffect });
  },
);

it('a refusal keeps the provider’s words, a refused login has ours', () => {
  const refusal = (failure: 'rejected' | 'credentials') =>
    outcomeOfFailure({ failure, code: 'iban_is_invalid', message: 'The IBAN is wrong.' }, null);
  expect(refusal('rejected')).toMatchObject({ refusal: { code: 'iban_is_invalid', message: 'The IBAN is wrong.' } });
  expect(refusal('credentials')).toMatchObject({ refusal: { code: 'provider_credentials_refused' } });
});

it.each(['rejected', 'not_found', 'credentials', 'unknown'] as const)(
  'a look-up that failed as %s tells nothing',
  (failure) => {
    expect(outcomeOfFailure({ failure: failureOfLookup(failure), code: 'code', message: '' }, null).kind).toBe(
      'unknown',
    );
  },
);

it.each([
  ['quote_expired', null, 'refused'],
  ['quote_expired', 0, 'unknown'],
  ['request_key_taken', null, 'refused'],
  ['request_key_taken', 0, 'refused'],
] as const)('a rule that ends an attempt with %s, %s ms after an unresolved one: %s', (code, unresolvedMs, kind) => {
  expect(outcomeOfRule({ code, message: 'Text.' }, unresolvedMs).kind).toBe(kind);
});

const minuteMs = 60_000;

it.each([
  [null, 'refused'],
  [0, 'unknown'],
  [5 * minuteMs - 1, 'unknown'],
  [5 * minuteMs, 'refused'],
  [minuteMs, 'unknown'],
] as const)('a refusal %s ms after an unresolved attempt: %s', (unresolvedMs, kind) => {
  expect(deferRefusal(refusedByUs('quote_expired'), unresolvedMs).kind).toBe(kind);
});

it.each([
  [null, undefined],
  [0, 5 * minuteMs],
  [5 * minuteMs - 1, 1],
  [5 * minuteMs, undefined],
  [minuteMs, 4 * minuteMs],
] as const)('a repeat without a key, %s ms after an unresolved attempt, waits for %s ms', (unresolvedMs, pauseMs) => {
  expect(waitBeforeRepeat(unresolvedMs)).toEqual(pauseMs && expect.objectContaining({ pauseMs, hadNoEffect: true }));
});

it('a refusal that is not believed yet is looked at again five minutes after the attempt, an effect always counts', () => {
  expect(deferRefusal(refusedByUs('quote_expired'), minuteMs)).toMatchObject({
    pauseMs: 4 * minuteMs,
    hadNoEffect: true,
  });
  expect(deferRefusal({ kind: 'effect', effect: 'there' }, 0)).toEqual({ kind: 'effect', effect: 'there' });
});

it('a refusal of ours has the text of the catalogue', () => {
  expect(refusedByUs('beneficiary_changed')).toEqual({
    kind: 'refused',
    refusal: { code: 'beneficiary_changed', message: errorCatalogue.beneficiary_changed },
  });
});

it('an unknown outcome says what failed and how, for the log', () => {
  expect(outcomeOfFailure({ failure: 'unknown', code: 'timeout', message: '' }, null)).toEqual({
    kind: 'unknown',
    reason: 'unknown: timeout',
    isRateLimited: false,
    hadNoEffect: false,
  });
  expect(outcomeOfFailure({ failure: 'not_found', code: 'payment_not_found', message: '' }, 0)).toMatchObject({
    reason: 'not_found: payment_not_found',
  });
});

it.each(['rate_limited', 'not_sent'] as const)(
  'a look-up that failed as %s stays that: it is made again',
  (failure) => {
    expect(failureOfLookup(failure)).toBe(failure);
  },
);

it.each([
  ['a refusal in time', refusedByUs('quote_expired'), null],
  ['an unknown outcome', { kind: 'unknown', reason: 'no answer' }, 0],
  ['an unknown outcome with a pause of its own', { kind: 'unknown', reason: 'busy', pauseMs: 1 }, 0],
] as const)('%s is settled as it is', (_what, outcome, unresolvedMs) => {
  expect(deferRefusal(outcome, unresolvedMs)).toBe(outcome);
});

it('a refusal that is not believed yet keeps its code in the reason', () => {
  expect(deferRefusal(refusedByUs('quote_expired'), 0)).toMatchObject({
    reason: expect.stringContaining('quote_expired'),
  });
});
