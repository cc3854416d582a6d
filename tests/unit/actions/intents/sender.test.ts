import type { Intent } from '../../../../actions/intents/intent';
import { sendNext, type IntentCalls, type SenderPorts } from '../../../../actions/intents/sender';
import { RuleError } from '../../../../domain/errors';
import { leaseMs } from '../../../../domain/intents/attempt';
import type { Conclusion } from '../../../../domain/intents/conclusion';
import type { Outcome } from '../../../../domain/intents/outcome';
import { failure } from '../provider/scripted';

const now = new Date('2026-11-21T10:00:00Z');

/** An intent at this attempt. The one before it was made an hour ago and may have taken effect. */
const intentOf = (attempts: number): Intent => ({
  id: 'intent',
  kind: 'payment',
  entityId: 'payment',
  accountId: 'account',
  key: 'key',
  payload: { onBehalfOf: null },
  digest: '',
  attempts,
  unresolvedAt: attempts > 1 ? new Date(now.getTime() - 60 * 60_000) : null,
  wantedUntil: null,
  leaseUntil: new Date(now.getTime() + leaseMs),
  fence: '1',
});

const before = (ms: number) => new Date(now.getTime() - ms);
const found = () => Promise.resolve(undefined);
const created = () => Promise.resolve({ create: () => Promise.resolve('effect') });
const failing = (error: Error) => () => Promise.reject(error);

/** Ports in memory; they keep what is recorded and what is logged as an error. */
function portsOf(calls: Partial<IntentCalls<string>>, attempts = 1, recording?: (outcome: Outcome<string>) => boolean) {
  const recorded: { outcome: Outcome<string>; conclusion: Conclusion }[] = [];
  const errors: object[] = [];
  const warnings: string[] = [];
  const ports: SenderPorts<string> = {
    clock: { now: () => now },
    random: () => 1,
    log: {
      info: () => undefined,
      warn: (_entry, message) => warnings.push(message),
      error: (entry) => errors.push(entry),
    },
    claim: () => Promise.resolve(intentOf(attempts)),
    callsFor: () => Promise.resolve({ find: found, check: created, ...calls }),
    record: async (_intent, outcome, conclusion) => {
      const isRecorded = await Promise.resolve(recording?.(outcome) ?? true);
      if (isRecorded) recorded.push({ outcome, conclusion });
      return isRecorded;
    },
  };
  return { ports, recorded, errors, warnings };
}

test('an effect is recorded once, and nothing is logged', async () => {
  const { ports, recorded, errors } = portsOf({});
  expect(await sendNext(ports)).toEqual({ kind: 'effect', effect: 'effect' });
  expect(recorded).toMatchObject([{ outcome: { kind: 'effect' }, conclusion: { state: 'done' } }]);
  expect(errors).toEqual([]);
});

describe('a fault of ours', () => {
  const faults: [where: string, calls: Partial<IntentCalls<string>>][] = [
    ['looking up', { find: failing(new TypeError('x is undefined')) }],
    ['checking', { check: failing(new TypeError('x is undefined')) }],
    ['creating', { check: () => Promise.resolve({ create: failing(new TypeError('x is undefined')) }) }],
  ];

  test.each(faults)('while %s is logged with its cause and backs off', async (_where, calls) => {
    const { ports, recorded, errors } = portsOf(calls, 2);
    expect(await sendNext(ports)).toEqual({ kind: 'faulty', reason: 'TypeError: x is undefined' });
    expect(recorded.map(({ conclusion }) => conclusion)).toEqual([
      { state: 'pending', nextAttemptAt: new Date('2026-11-21T10:00:02Z'), lastError: 'TypeError: x is undefined' },
    ]);
    expect(errors).toMatchObject([{ intent: 'intent', attempts: 2, error: expect.stringContaining('sender.test') }]);
  });

  test('is told from a refusal and from a call without an answer', async () => {
    const refused = portsOf({ check: failing(new RuleError('quote_expired')) });
    expect(await sendNext(refused.ports)).toMatchObject({ kind: 'refused' });
    const unanswered = portsOf({ check: failing(failure('unknown')) });
    expect(await sendNext(unanswered.ports)).toMatchObject({ kind: 'unknown' });
    expect([...refused.errors, ...unanswered.errors]).toEqual([]);
  });
});

test('a rule that stops a later attempt before its look-up refuses nothing', async () => {
  const { ports } = portsOf({ find: failing(new RuleError('provider_credentials_refused')) }, 2);
  expect(await sendNext(ports)).toMatchObject({ kind: 'unknown' });
});

describe('an outcome that cannot be recorded', () => {
  const cannot = (outcome: Outcome<string>) => {
    if (outcome.kind === 'effect') throw new Error('null value in column');
    return true;
  };

  test('backs off instead, with the cause', async () => {
    const { ports, recorded, errors } = portsOf({}, 1, cannot);
    expect(await sendNext(ports)).toEqual({ kind: 'faulty', reason: 'Error: null value in column' });
    expect(recorded).toMatchObject([
      {
        outcome: { kind: 'faulty' },
        conclusion: { state: 'pending', lastError: 'Error: null value in column' },
      },
    ]);
    expect(recorded[0]!.conclusion.nextAttemptAt > now).toBe(true);
    expect(errors).toHaveLength(1);
  });

  test('leaves the intent to its lease if even that fails, and the caller goes on', async () => {
    const never = () => {
      throw new Error('no connection');
    };
    const { ports, recorded, errors } = portsOf({}, 1, never);
    expect(await sendNext(ports)).toMatchObject({ kind: 'faulty' });
    expect([recorded.length, errors.length]).toEqual([0, 2]);
  });

  test('because a newer claim exists is no fault', async () => {
    const { ports, errors, warnings } = portsOf({}, 1, () => false);
    expect(await sendNext(ports)).toMatchObject({ kind: 'effect' });
    expect([errors.length, warnings.length]).toEqual([0, 1]);
  });
});

test.each([
  ['at once where the provider recognises the key', {}, 0, 1],
  ['not before the earlier attempt is over where it does not', { isUnkeyed: true }, 0, 0],
  ['after that', { isUnkeyed: true }, 5 * 60_000, 1],
])('a call is repeated %s', async (_when, changes, unresolvedMs, calls) => {
  let made = 0;
  const create = () => Promise.resolve(`effect ${(made += 1)}`);
  const { ports, recorded } = portsOf({ check: () => Promise.resolve({ create }), ...changes }, 2);
  const claim = () => Promise.resolve({ ...intentOf(2), unresolvedAt: before(unresolvedMs) });
  await sendNext({ ...ports, claim });
  expect(made).toBe(calls);
  expect(recorded[0]?.conclusion.state).toBe(calls === 1 ? 'done' : 'pending');
});

test('what an earlier attempt without a key has done is found at once', async () => {
  const { ports, recorded } = portsOf({ isUnkeyed: true, find: () => Promise.resolve('effect') }, 2);
  await sendNext({ ...ports, claim: () => Promise.resolve({ ...intentOf(2), unresolvedAt: now }) });
  expect(recorded).toMatchObject([{ outcome: { kind: 'effect', effect: 'effect' } }]);
});

test('a repeat after an attempt that had no effect looks nothing up, and may be refused', async () => {
  const find = () => Promise.reject(new Error('is not asked'));
  const check = () => Promise.resolve({ refusal: 'quote_expired' as const });
  const { ports, recorded } = portsOf({ find, check });
  await sendNext({ ...ports, claim: () => Promise.resolve({ ...intentOf(3), unresolvedAt: null }) });
  expect(recorded).toMatchObject([{ outcome: { kind: 'refused' }, conclusion: { state: 'rejected' } }]);
});

test.each(['rate_limited', 'not_sent'] as const)('a call that failed as %s had no effect', async (kind) => {
  const { ports } = portsOf({ check: () => Promise.resolve({ create: failing(failure(kind)) }) });
  expect(await sendNext(ports)).toMatchObject({ kind: 'unknown', hadNoEffect: true });
});

test.each(['rate_limited', 'not_sent'] as const)(
  'a used key whose look-up failed as %s stands for an effect',
  async (kind) => {
    const create = failing(failure('rejected', 'duplicate_request'));
    const { ports } = portsOf({ find: failing(failure(kind)), check: () => Promise.resolve({ create }) });
    expect(await sendNext(ports)).toMatchObject({ kind: 'unknown', hadNoEffect: false });
  },
);
