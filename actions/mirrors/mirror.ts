import type { Knex } from 'knex';

/** A record as the provider returned it. `updated_at` is the provider's time of its last change; null if it gives none. */
export interface Reading {
  readonly id: string;
  readonly updated_at: string | null;
}

/** How readings of one kind are stored: their table, its key, and the row of a reading. */
export interface Mirror<Kind extends Reading> {
  readonly table: string;
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** The statuses in their order. Of two readings with the same `updated_at`, the one with the later status is the newer. */
  readonly progress?: readonly string[];
  /** The row of a reading. @param accountId our account; '' for a mirror that belongs to no account */
  readonly row: (reading: Kind, accountId: string) => Readonly<Record<string, unknown>>;
  /** Updates our own rows from the mirror. @param ids the provider's ids */
  readonly follow?: (transaction: Knex.Transaction, ids: readonly string[]) => Promise<void>;
}

/** A reading with the account of ours that it belongs to. */
export interface Placed<Kind extends Reading> {
  readonly reading: Kind;
  readonly accountId: string;
}

/**
 * Writes readings into their mirror in one statement, then updates our own rows from the mirror. Answers arrive in any
 * order, so an older reading never overwrites a newer one.
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

/** The rule of `tests/support/isNewer.ts` in SQL. */
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

/** A time that the provider may leave out. A reading without one counts as older than any other reading of the record. */
export function timeOf(time: string | null): string {
  return time ?? '1970-01-01T00:00:00Z';
}
