import type { Knex } from 'knex';
import { beginning, type Position } from '../../domain/sync/nextPosition';

/** Whose feed: a login at the provider and the kind of record. */
export interface FeedOf {
  readonly loginId: string;
  readonly feed: string;
}

/** A position as it was loaded. */
export interface StoredPosition {
  readonly position: Position;
  /** How often the feed was told to begin again. */
  readonly restarts: number;
}

interface Row {
  readonly read_until: Date | null;
  readonly reading_until: Date | null;
  readonly next_page: number;
  readonly is_at_rest: boolean;
  readonly restarts: number;
}

/** The stored position, or the beginning. */
export async function loadPosition(database: Knex, { loginId, feed }: FeedOf): Promise<StoredPosition> {
  const row = await database('provider_sync_positions')
    .where({ login_id: loginId, feed })
    .first<Row | undefined>('read_until', 'reading_until', 'next_page', 'is_at_rest', 'restarts');
  if (!row) return { position: beginning, restarts: 0 };
  const position = {
    readUntil: row.read_until?.toISOString() ?? null,
    readingUntil: row.reading_until?.toISOString() ?? null,
    nextPage: row.next_page,
    isAtRest: row.is_at_rest,
  };
  return { position, restarts: row.restarts };
}

/**
 * Stores the position with the rows that were read up to it.
 * @returns false when the feed was told to begin again meanwhile; then nothing is stored
 */
export async function savePosition(
  transaction: Knex.Transaction,
  { loginId, feed }: FeedOf,
  { position, restarts }: StoredPosition,
): Promise<boolean> {
  const saved = await transaction('provider_sync_positions')
    .insert({ login_id: loginId, feed, restarts, ...columnsOf(position) })
    .onConflict(['login_id', 'feed'])
    .merge(columnsOf(position))
    .where('provider_sync_positions.restarts', restarts)
    .returning('feed');
  return saved.length > 0;
}

/** Reads everything again: an account has come to us whose records were passed over before. */
export async function forgetPositions(transaction: Knex.Transaction): Promise<void> {
  await transaction('provider_sync_positions').update({
    ...columnsOf(beginning),
    restarts: transaction.raw('restarts + 1'),
  });
}

function columnsOf({ readUntil, readingUntil, nextPage, isAtRest }: Position) {
  return { read_until: readUntil, reading_until: readingUntil, next_page: nextPage, is_at_rest: isAtRest };
}
