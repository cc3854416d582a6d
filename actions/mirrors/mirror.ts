import type { Knex } from 'knex';

/** A record as the provider reports it, with the provider's own time of its last change where it gives one. */
export interface Reading {
  readonly id: string;
  readonly updated_at: string | null;
}

/** How readings of one kind are kept in our tables. */
export interface Mirror<Kind extends Reading> {
  readonly table: string;
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** How far along each status is: of two readings of the same second the one further along is the newer. */
  readonly progress?: readonly string[];
  /** The row of a reading. @param accountId our account, for mirrors that belong to one */
  readonly row: (reading: Kind, accountId: string) => Record<string, unknown>;
  /** Brings our own rows to where the mirror is. @param ids the provider's */
  readonly follow?: (transaction: Knex.Transaction, ids: readonly string[]) => Promise<void>;
}

/** A reading and the account of ours that it belongs to. */
export interface Placed<Kind extends Reading> {
  readonly reading: Kind;
  readonly accountId: string;
}

/**
 * Writes readings into their mirror in one statement, then brings our own rows after it. Answers arrive in any order: an
 * older reading never overwrites a newer one, and our rows follow whatever is the newest known.
 */
export async function takeReadings<Kind extends Reading>(
  transaction: Knex.Transaction,
  mirror: Mirror<Kind>,
  readings: readonly Placed<Kind>[],
): Promise<void> {
  const rows = new Map(readings.map(({ reading, accountId }) => [reading.id, mirror.row(reading, accountId)]));
  if (rows.size === 0) return;
  const { condition, bindings } = isNewer(mirror);
  await transaction(mirror.table)
    .insert([...rows.values()])
    .onConflict([...mirror.key])
    .merge()
    .whereRaw(condition, bindings);
  await mirror.follow?.(transaction, [...rows.keys()]);
}

/** The rule of `domain/readings/isNewer.ts`, for the database to decide in one statement. */
function isNewer({ table, progress }: Mirror<never>): { condition: string; bindings: Knex.RawBinding[] } {
  if (!progress) return { condition: `${table}.updated_at <= excluded.updated_at`, bindings: [] };
  const rank = (status: string, unknown: string) => `coalesce(array_position(?::text[], ${status}), ${unknown})`;
  const ranks = [...progress];
  return {
    condition: `${table}.updated_at < excluded.updated_at or (${table}.updated_at = excluded.updated_at
      and ${rank(`${table}.status`, '0')} <= ${rank('excluded.status', '2147483647')})`,
    bindings: [ranks, ranks],
  };
}

/** A time that the provider may leave out; such a record counts as older than any other reading of it. */
export function timeOf(time: string | null): string {
  return time ?? '1970-01-01T00:00:00Z';
}
