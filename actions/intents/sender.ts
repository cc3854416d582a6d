import { RuleError, type ErrorCode } from '../../domain/errors';
import { duplicateCodes, mayBeginCall } from '../../domain/intents/attempt';
import { conclude, type Conclusion } from '../../domain/intents/conclusion';
import {
  deferRefusal,
  failureOfLookup,
  outcomeOfFailure,
  outcomeOfRule,
  refusedByUs,
  type UnresolvedMs,
  waitBeforeRepeat,
  type Outcome,
} from '../../domain/intents/outcome';
import { ProviderError } from '../provider/errors';
import type { RuntimeContext } from '../runtime/context';
import type { Intent } from './intent';

/** What an attempt does for one intent. `Effect` is the provider's record of it. All may throw. */
export interface IntentCalls<Effect> {
  /** Looks the key up at the provider; undefined if no earlier attempt created a record. */
  readonly find: () => Promise<Effect | undefined>;
  /** The provider does not recognise a repeat: a second call would take effect a second time. */
  readonly isUnkeyed?: boolean;
  /** The call to make now, or why it must not be made. */
  readonly check: () => Promise<{ readonly create: () => Promise<Effect> } | { readonly refusal: ErrorCode }>;
}

/** What the sender needs of the world: `senderPorts.ts` gives it Postgres and the provider, the simulation its own. */
export interface SenderPorts<Effect> extends Pick<RuntimeContext, 'clock' | 'random' | 'log'> {
  /** Claims one due intent, or this one; undefined if none is due. */
  readonly claim: (id?: string) => Promise<Intent | undefined>;
  readonly callsFor: (intent: Intent) => Promise<IntentCalls<Effect>>;
  /**
   * Stores an outcome and what follows from it, all or nothing.
   * @returns false if a newer claim exists; then nothing is stored
   */
  readonly record: (intent: Intent, outcome: Outcome<Effect>, conclusion: Conclusion) => Promise<boolean>;
}

/**
 * Claims one due intent, makes one attempt to send it and records the outcome. A fault of an intent stays with it: the
 * intent is tried again later, and the caller goes on with the next one.
 * @param id sends only this intent
 * @returns undefined if no intent was due
 * @throws Error if no intent can be claimed
 */
export async function sendNext<Effect>(ports: SenderPorts<Effect>, id?: string): Promise<Outcome<Effect> | undefined> {
  const intent = await ports.claim(id);
  if (!intent) return undefined;
  const { unresolvedAt } = intent;
  const unresolvedMs = unresolvedAt && ports.clock.now().getTime() - unresolvedAt.getTime();
  const outcome = deferRefusal(await attempt(ports, intent, unresolvedMs), unresolvedMs);
  return record(ports, intent, outcome);
}

async function attempt<Effect>(
  ports: SenderPorts<Effect>,
  intent: Intent,
  unresolvedMs: UnresolvedMs,
): Promise<Outcome<Effect>> {
  try {
    const calls = await ports.callsFor(intent);
    const earlier = unresolvedMs === null ? undefined : await lookUp(calls);
    if (earlier) return { kind: 'effect', effect: earlier };
    const wait = calls.isUnkeyed ? waitBeforeRepeat(unresolvedMs) : undefined;
    if (wait) return wait;
    const checked = await calls.check();
    if ('refusal' in checked) return refusedByUs(checked.refusal);
    if (!mayBeginCall(intent.leaseUntil, ports.clock.now())) return { kind: 'unknown', reason: 'the lease ran out' };
    return { kind: 'effect', effect: await createOrFind(calls, checked.create) };
  } catch (error) {
    if (error instanceof RuleError) return outcomeOfRule(error, unresolvedMs);
    if (error instanceof ProviderError) return outcomeOfFailure(error, unresolvedMs);
    return faulty(ports, intent, error, 'an attempt to send failed by a fault of ours');
  }
}

/** The provider rejects a key that was used before. The record then exists and is looked up. */
async function createOrFind<Effect>(calls: IntentCalls<Effect>, create: () => Promise<Effect>): Promise<Effect> {
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof ProviderError) || !duplicateCodes.some((code) => error.has(code))) throw error;
    const existing = await lookUp(calls).catch(unknownAsUsed);
    if (!existing) throw new ProviderError('unknown', error.call, 'duplicate_not_found', []);
    return existing;
  }
}

/** However a look-up of a used key failed: the call has taken effect, so it must not count as one that was not made. */
function unknownAsUsed(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  throw new ProviderError('unknown', error.call, error.code, error.errors);
}

async function lookUp<Effect>(calls: IntentCalls<Effect>): Promise<Effect | undefined> {
  try {
    return await calls.find();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new ProviderError(failureOfLookup(error.failure), error.call, error.code, error.errors);
  }
}

/** If an outcome cannot be recorded, that is recorded instead: the intent backs off, and its key is looked up again. */
async function record<Effect>(
  ports: SenderPorts<Effect>,
  intent: Intent,
  outcome: Outcome<Effect>,
): Promise<Outcome<Effect>> {
  try {
    await store(ports, intent, outcome);
    return outcome;
  } catch (error) {
    const unrecorded = faulty(ports, intent, error, 'the outcome could not be recorded');
    await store(ports, intent, unrecorded).catch((again: unknown) => {
      faulty(ports, intent, again, 'the intent could not be put back; its lease holds it');
    });
    return unrecorded;
  }
}

async function store<Effect>(ports: SenderPorts<Effect>, intent: Intent, outcome: Outcome<Effect>): Promise<void> {
  const conclusion = conclude(outcome, intent, ports.clock.now(), ports.random());
  if (await ports.record(intent, outcome, conclusion)) return;
  ports.log.warn({ intent: intent.id, fence: intent.fence }, 'a newer claim exists, so the outcome is not recorded');
}

function faulty<Effect>({ log }: SenderPorts<Effect>, intent: Intent, error: unknown, message: string) {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log.error({ intent: intent.id, kind: intent.kind, attempts: intent.attempts, error: cause }, message);
  return { kind: 'faulty', reason: String(error) } as const;
}
