/** When the provider last changed a record, as its ISO text, and its status where it has one. */
export interface ReadAt {
  readonly updated_at: string;
  readonly status?: string;
}

/**
 * Whether a reading replaces the stored one. The provider's time of change decides. It has whole seconds: of two readings of the same
 * second the one further along is newer, and an unknown status counts as the furthest. `actions/mirrors` applies the same rule in
 * SQL.
 * @param progress the statuses in their order, where the record has one
 */
export function isNewer(known: ReadAt, reading: ReadAt, progress?: readonly string[]): boolean {
  const [before, after] = [Date.parse(known.updated_at), Date.parse(reading.updated_at)];
  if (before !== after || !progress) return before <= after;
  const place = (status = '', unknown: number) => {
    const at = progress.indexOf(status);
    return at < 0 ? unknown : at;
  };
  return place(known.status, -1) <= place(reading.status, progress.length);
}
