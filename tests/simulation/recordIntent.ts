import { invariant } from '../../domain/invariant';
import type { Intent } from './books';
import { contactOf } from './provider';
import { sendOne } from './sending';
import type { Seat } from './parties';
import type { World } from './world';

/** Records an intent under a key that is never used twice, and starts to send it. */
export function recordIntent(
  world: World,
  kind: Intent['kind'],
  { id: entityId, accountId, uniqueRequestId: key }: { id: string; accountId: string; uniqueRequestId: string },
  seat: Seat,
  digest: string,
  wantedUntil: Date | null = null,
): void {
  const { books, processes } = world;
  const isFree = books.all('intents', (one) => one.kind === kind && one.key === key).length === 0;
  invariant(isFree, `unique (kind, key): ${kind} ${key} is owed already`);
  const id = world.newId('intent');
  books.put('intents', {
    id,
    kind,
    entityId,
    accountId,
    onBehalfOf: contactOf(seat),
    key,
    digest,
    state: 'pending',
    attempts: 0,
    fence: 0,
    recordedBy: 0,
    leaseUntil: null,
    nextAttemptAt: world.date,
    unresolvedAt: null,
    wantedUntil,
  });
  processes.start(`sending ${id} at once`, sendOne(world, id));
}
