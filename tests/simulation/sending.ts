import type { Intent as ClaimedIntent } from '../../actions/intents/intent';
import { sendNext, type SenderPorts } from '../../actions/intents/sender';
import { leaseMs } from '../../domain/intents/attempt';
import type { Conclusion } from '../../domain/intents/conclusion';
import type { Outcome } from '../../domain/intents/outcome';
import type { Intent } from './books';
import { check, recordEffect, recordRefusal } from './intentKinds';
import { must } from './must';
import { asProcess, pauseWith, type Pause, type Steps } from './processes';
import type { ProviderRecord } from './provider';
import type { World } from './world';

const maxPerRun = 50;

/** Schedule `send-intents`: one after the other. */
export function sendAll(world: World): Steps {
  return asProcess(async (pause) => {
    for (let sent = 0; sent < maxPerRun; sent += 1) if (!(await sendNext(portsOf(world, pause)))) return;
  });
}

/** Sends one intent right after its transaction. */
export function sendOne(world: World, id: string): Steps {
  return asProcess((pause) => sendNext(portsOf(world, pause), id));
}

/**
 * The ports of production's sender in this world. In each of them others act, and the sender may die or sleep. An error
 * that is logged and was not injected fails the seed.
 */
function portsOf(world: World, pause: Pause): SenderPorts<ProviderRecord> {
  return {
    clock: { now: () => world.date },
    random: () => world.dice.random(),
    log: { info: () => undefined, warn: () => undefined, error: (entry) => mustBeInjected(entry) },
    claim: async (id) => {
      const intent = claim(world, id);
      if (intent) await pause(0);
      return intent;
    },
    callsFor: (claimed) => Promise.resolve(callsFor(world, pause, world.books.require('intents', claimed.id))),
    record: async (claimed, outcome, conclusion) => {
      await pause(0);
      return record(world, claimed, outcome, conclusion);
    },
  };
}

/** What our database says when it fails on purpose. */
const injected = 'the database is gone';

function mustBeInjected(entry: object): void {
  const { error } = entry as { readonly error: string };
  must(error.includes(injected), `the sender has no fault of its own: ${error}`);
}

function failAtTimes({ faults }: World): void {
  if (faults.happens('our database fails')) throw new Error(injected);
}

function claim(world: World, id?: string): ClaimedIntent | undefined {
  const { books, decide, now } = world;
  const [before] = books
    .all('intents', (one) => (id === undefined || one.id === id) && decide.isFree(one, world.date))
    .sort((one, other) => one.nextAttemptAt.getTime() - other.nextAttemptAt.getTime());
  if (!before) return undefined;
  const [fence, attempts, leaseUntil] = [before.fence + 1, before.attempts + 1, new Date(now + leaseMs)];
  books.change('intents', before.id, { fence, attempts, leaseUntil, unresolvedAt: world.date });
  const { onBehalfOf, ...intent } = before;
  return { ...intent, payload: { onBehalfOf }, attempts, leaseUntil, fence: String(fence) };
}

function callsFor(
  world: World,
  pause: Pause,
  intent: Intent,
): Awaited<ReturnType<SenderPorts<ProviderRecord>['callsFor']>> {
  const { provider } = world;
  const { kind, key, onBehalfOf, entityId } = intent;
  return {
    find: () =>
      pauseWith(
        pause,
        world.call(() => provider.findByKey(kind, key)),
      ),
    check: async () => {
      failAtTimes(world);
      const checked = check(world, intent);
      await pause(0);
      if ('refusal' in checked) return checked;
      const create = () => {
        // The provider passes by what it does not know: these tell the checks what was sent, and when.
        const marks = { mark: entityId, asked_at: world.date.toISOString() };
        const order = { key, onBehalfOf, content: { ...checked.content, ...marks } };
        return pauseWith(
          pause,
          world.call(() => provider.create(kind, order)),
        );
      };
      return { create };
    },
  };
}

/** The intent's new state and what follows from it, unless a newer claim holds it. */
function record(
  world: World,
  { id, fence, unresolvedAt: unresolvedBefore }: ClaimedIntent,
  outcome: Outcome<ProviderRecord>,
  { state, nextAttemptAt }: Conclusion,
): boolean {
  const { books, decide } = world;
  return books.transaction(() => {
    const stored = books.require('intents', id);
    const recordedBy = Number(fence);
    if (!decide.mayRecord(stored, recordedBy)) return false;
    const unresolvedAt = outcome.kind === 'unknown' && outcome.hadNoEffect ? unresolvedBefore : world.date;
    books.change('intents', id, { state, nextAttemptAt, recordedBy, leaseUntil: null, unresolvedAt });
    world.note(`${id}: ${outcome.kind}`);
    if (outcome.kind === 'effect') recordEffect(world, stored, outcome.effect);
    if (outcome.kind === 'refused') recordRefusal(world, stored, outcome.refusal);
    failAtTimes(world);
    return true;
  });
}
