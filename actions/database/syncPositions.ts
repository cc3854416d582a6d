import type { Knex } from 'knex';
import { beginning, type Position } from '../../domain/sync/nextPosition';
import type { ProviderSyncPositionsRow } from './generated/tables';
import type { WrittenColumns } from './connection';

/** Identifies a feed: a login at the provider and the kind of record. */
export interface FeedOf {
  readonly loginId: string;
  readonly feed: string;
}

/** A position as it is stored. */
export interface StoredPosition {
  readonly position: Position;
  /** How often the feed was reset. */
  readonly restarts: number;
}

/** The stored position, or the beginning if there is none. */
export async function loadPosition(database: Knex, { loginId, feed }: FeedOf): Promise<StoredPosition> {
  const row = await database('provider_sync_positions')
    .where({ login_id: loginId, feed })
    .first('read_until', 'reading_until', 'next_page', 'is_at_rest', 'restarts');
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
 * Stores the position, in the transaction that stores the rows up to it.
 * @returns false if the feed was reset after the position was loaded; then nothing is stored
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

/** Resets every feed, so that all records are read again: a newly imported account has records that the sync skipped. */
export async function forgetPositions(transaction: Knex.Transaction): Promise<void> {
  await transaction('provider_sync_positions').update({
    ...columnsOf(beginning),
    restarts: transaction.raw('restarts + 1'),
  });
}

function columnsOf(position: Position): WrittenColumns<ProviderSyncPositionsRow> {
  const { readUntil, readingUntil, nextPage, isAtRest } = position;
  return { read_until: readUntil, reading_until: readingUntil, next_page: nextPage, is_at_rest: isAtRest };
}
