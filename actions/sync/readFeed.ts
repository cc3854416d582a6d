import type { Knex } from 'knex';
import { afterChanges, afterNewest, since, type Position } from '../../domain/sync/nextPosition';
import { inTransaction } from '../database/transaction';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';
import type { Feed, FeedPage } from './feeds';
import { loadPosition, savePosition } from '../database/syncPositions';

/** The number of calls that a run may still make. The next run continues where this one stops. */
export interface Budget {
  left: number;
}

/** What a run read of one feed. */
export interface FeedReport {
  readonly records: number;
  /** Whether the pass has ended; otherwise the next run continues. */
  readonly isComplete: boolean;
}

/** A login at the provider with its signed-in client. */
export interface Login {
  readonly loginId: string;
  readonly client: ProviderClient;
}

/**
 * Reads one feed of a login until the pass or the budget ends. Each page is stored in one transaction with the position
 * after it, so that the next run continues where this one stopped.
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
    const page = await feed.read(login.client, { page: position.nextPage, since: asked });
    const next = after(feed, position, asked, page, readAt);
    const isStored = await store(context, page, (transaction) =>
      savePosition(transaction, of, { position: next, restarts }),
    );
    records += page.changedAt.length;
    if (!isStored) break;
    position = next;
    if (next.isAtRest) return { records, isComplete: true };
  }
  return { records, isComplete: false };
}

function after(feed: Feed, position: Position, asked: string | undefined, page: FeedPage, readAt: string): Position {
  const read = { changedAt: page.changedAt, hasMore: position.nextPage < page.totalPages, readAt };
  return feed.order === 'changes' ? afterChanges(position, asked, read) : afterNewest(position, read);
}

async function store(
  context: Context,
  page: FeedPage,
  save: (transaction: Knex.Transaction) => Promise<boolean>,
): Promise<boolean> {
  const write = await page.place(context.database);
  const actor = { userId: 'schedule:sync-provider', requestId: context.newId() };
  return inTransaction(context.database, actor, async (transaction) => {
    await write(transaction);
    return save(transaction);
  });
}
