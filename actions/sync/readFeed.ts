import type { Knex } from 'knex';
import { afterChanges, afterNewest, since, type Position } from '../../domain/sync/nextPosition';
import { inTransaction } from '../database/transaction';
import { takeReadings, type Placed, type Reading } from '../mirrors/mirror';
import type { Page } from '../provider/call';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../runtime/context';
import type { Feed } from './feeds';
import { loadPosition, savePosition } from './position';

/** The calls that a run may still make: what is over waits for the next run. */
export interface Budget {
  left: number;
}

/** What was read of one feed. */
export interface FeedReport {
  readonly records: number;
  /** The pass has ended; otherwise the next run goes on. */
  readonly isComplete: boolean;
}

/** A login at the provider with a client that is signed in. */
export interface Login {
  readonly loginId: string;
  readonly client: ProviderClient;
}

/**
 * Reads one feed of a login as far as the budget goes. Each page is stored together with the position after it, so that a
 * run which stops anywhere is taken up where it stopped.
 * @throws ProviderError
 */
export async function readFeed(context: Context, login: Login, feed: Feed, budget: Budget): Promise<FeedReport> {
  const of = { loginId: login.loginId, feed: feed.name };
  const { position: loaded, restarts } = await loadPosition(context.database, of);
  let position = loaded;
  let records = 0;
  while (budget.left > 0) {
    budget.left -= 1;
    const asked = feed.order === 'changes' ? since(position) : undefined;
    const readAt = context.clock.now().toISOString();
    const page = await feed.find(login.client, { page: position.nextPage, since: asked });
    const next = after(feed, position, asked, page, readAt);
    const isStored = await store(context, feed, page.items, (transaction) =>
      savePosition(transaction, of, { position: next, restarts }),
    );
    records += page.items.length;
    if (!isStored) break;
    position = next;
    if (next.isAtRest) return { records, isComplete: true };
  }
  return { records, isComplete: false };
}

function after(
  feed: Feed,
  position: Position,
  asked: string | undefined,
  page: Page<Reading>,
  readAt: string,
): Position {
  const changedAt = page.items.map(({ updated_at }) => updated_at);
  const read = { changedAt, hasMore: position.nextPage < page.totalPages, readAt };
  return feed.order === 'changes' ? afterChanges(position, asked, read) : afterNewest(position, read);
}

async function store(
  context: Context,
  feed: Feed,
  items: readonly never[],
  save: (transaction: Knex.Transaction) => Promise<boolean>,
): Promise<boolean> {
  const owners = await feed.owners?.(context.database, items);
  const placed = items.flatMap((reading: Reading): Placed<never>[] => {
    const accountId = owners ? owners.get(reading.id) : '';
    return accountId === undefined ? [] : [{ reading: reading as never, accountId }];
  });
  const actor = { userId: 'schedule:sync-provider', requestId: context.newId() };
  return inTransaction(context.database, actor, async (transaction) => {
    await takeReadings(transaction, feed.mirror, placed);
    return save(transaction);
  });
}
