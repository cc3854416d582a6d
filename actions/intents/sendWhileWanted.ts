import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Context } from '../context';
import type { IntentKinds } from './intent';
import { sendNext } from './sender';
import { senderPorts } from './senderPorts';

/** How often an intent is looked at that another sender holds. */
const lookEveryMs = 250;
/** Bounds the rounds also where the clock stands still. */
const maxRounds = 200;

/** An intent that is tried again while its call is wanted. */
interface WantedIntent {
  readonly next_attempt_at: Date;
  readonly isHeld: boolean;
}

/**
 * Sends one intent, and again after each pause while its call is wanted: until it is concluded, or its next attempt comes after
 * `wanted_until`. Other intents are sent once; the schedule `send-intents` goes on with them.
 * @param mayGoOn whether another attempt may begin after this pause
 */
export async function sendWhileWanted(
  context: Context,
  kinds: IntentKinds,
  intentId: string,
  mayGoOn: (pauseMs: number) => boolean,
): Promise<void> {
  const ports = senderPorts(context, kinds);
  for (let round = 0; round < maxRounds; round += 1) {
    await sendNext(ports, intentId);
    const wanted = await findWanted(context.database, intentId, context.clock.now());
    if (!wanted) return;
    const untilNextMs = Math.max(0, wanted.next_attempt_at.getTime() - context.clock.now().getTime());
    const pauseMs = wanted.isHeld ? lookEveryMs : untilNextMs;
    if (!mayGoOn(pauseMs)) return;
    await delay(pauseMs);
  }
}

/** The pending intent, if its next attempt comes in time or another sender makes one now. */
async function findWanted(database: Knex, id: string, now: Date): Promise<WantedIntent | undefined> {
  return database('provider_intents')
    .where({ id, state: 'pending' })
    .whereRaw('(next_attempt_at <= wanted_until or (wanted_until is not null and lease_until > ?))', [now])
    .first<WantedIntent | undefined>(
      'next_attempt_at',
      database.raw('coalesce(lease_until > ?, false) as "isHeld"', [now]),
    );
}
