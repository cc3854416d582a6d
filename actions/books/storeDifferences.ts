import type { Knex } from 'knex';
import type { BookDifference } from '../../domain/books/compare';
import { contentDigest } from '../intents/contentDigest';
import type { Context } from '../context';
import type { BookDifferencesRow } from '../database/generated/tables';
import { loadPayees } from './askProvider';
import { bankDetails, type ListedMovement, type ListedSubject } from './listedRecords';
import type { OurRecord } from './ourRecords';
import type { SubjectKind } from './readListings';

/** A record that was compared. */
export interface Subject {
  readonly kind: SubjectKind | 'movement' | 'charge';
  readonly id: string;
}

/** A difference with what stands on each side. */
export interface FoundDifference extends BookDifference {
  readonly kind: SubjectKind | 'movement';
  readonly ours: OurRecord | undefined;
  readonly listed: ListedSubject | undefined;
  readonly movements: readonly ListedMovement[];
}

/** More alarms are raised by the next runs. */
const maxAlarms = 500;

/**
 * Stores the differences of records that were judged, and closes the open ones of those that agree. A difference that people explained is
 * not found again while it is the same.
 * @returns how many were not known before, and how many were closed
 */
export async function storeDifferences(
  transaction: Knex.Transaction,
  context: Pick<Context, 'clock' | 'newId'>,
  judged: readonly Subject[],
  differences: readonly FoundDifference[],
): Promise<{ readonly found: number; readonly closed: number }> {
  const now = context.clock.now();
  const payees = await loadPayees(
    transaction,
    differences.flatMap(({ listed }) => listed ?? []),
  );
  const rows = differences.map((difference) => {
    const payee = payees.get(difference.listed?.beneficiaryId ?? '');
    return rowOf(difference, payee && bankDetails(payee), context.newId());
  });
  const differ = new Set(differences.map(({ kind, id }) => `${kind} ${id}`));
  const agreeing = judged.filter(({ kind, id }) => !differ.has(`${kind} ${id}`));
  return writeDifferences(transaction, now, rows, agreeing);
}

/** A difference as it is stored. One that needs no decision is stored as resolved. */
export type DifferenceRow = Omit<BookDifferencesRow, 'found_at' | 'seen_at' | 'resolved_by' | 'resolved_at'> & {
  readonly resolved_at: string | null;
};

/**
 * Writes differences, and closes the open ones of records that agree.
 * @returns how many were not known before, and how many were closed
 */
export async function writeDifferences(
  transaction: Knex.Transaction,
  now: Date,
  rows: readonly DifferenceRow[],
  agreeing: readonly Subject[],
): Promise<{ readonly found: number; readonly closed: number }> {
  const { rows: stored } = await transaction.raw<{ rows: { readonly isNew: boolean }[] }>(store, {
    rows: JSON.stringify(rows),
    now,
  });
  const { rows: closed } = await transaction.raw<{ rows: object[] }>(close, {
    now,
    agreeing: JSON.stringify(agreeing),
  });
  return { found: stored.filter(({ isNew }) => isNew).length, closed: closed.length };
}

const store = `
  insert into book_differences as known (id, kind, subject_id, side, fields, account_id, our_table, our_id, expected, found, movements,
    digest, found_at, seen_at, resolution, resolved_at, note)
  select id, kind, subject_id, side, fields, account_id, our_table, our_id, expected, found, movements, digest, :now, :now, resolution,
    resolved_at, note
  from jsonb_to_recordset(:rows::jsonb) as one (id uuid, kind text, subject_id uuid, side text, fields text[], account_id uuid,
    our_table text, our_id uuid, expected jsonb, found jsonb, movements jsonb, digest text, resolution text, resolved_at timestamptz,
    note text)
  where not exists (select from book_differences before where before.kind = one.kind and before.subject_id = one.subject_id
    and before.resolution = coalesce(one.resolution, 'explain') and before.resolved_at is not null and before.digest = one.digest)
  on conflict (kind, subject_id) where resolved_at is null do update
    set side = excluded.side, fields = excluded.fields, expected = excluded.expected, found = excluded.found, movements = excluded.movements,
      digest = excluded.digest, seen_at = excluded.seen_at
  returning found_at = seen_at as "isNew"`;

const close = `
  update book_differences d set resolved_at = :now, resolution = coalesce(d.resolution, 'closed')
  from jsonb_to_recordset(:agreeing::jsonb) as agreeing (kind text, id uuid)
  where d.kind = agreeing.kind and d.subject_id = agreeing.id and d.resolved_at is null
  returning d.id`;

function rowOf(
  { kind, id: subject_id, side, fields, ...sides }: FoundDifference,
  payee: object | undefined,
  id: string,
): DifferenceRow {
  const { ours, listed, movements } = sides;
  const found = listed && { ...listed.record, payee: payee ?? null };
  const moved = movements.map(({ record }) => record);
  const terms = { ours: ours && { ...ours, isInFlight: null, shown: null }, found, moved };
  return {
    id,
    kind,
    subject_id,
    side,
    fields,
    account_id: ours?.accountId ?? listed?.accountId ?? movements.find(({ accountId }) => accountId)?.accountId ?? null,
    our_table: ours?.table ?? null,
    our_id: ours?.ourId ?? null,
    expected: ours?.shown ?? null,
    found: found ?? null,
    movements: moved,
    digest: contentDigest({ side, fields: fields.join(), terms: JSON.stringify(terms) }),
    resolution: null,
    resolved_at: null,
    note: null,
  };
}

const raise = `
  insert into alarms (kind, subject, message, details, raised_at)
  select 'book_difference', id::text, case kind when 'charge' then 'A charge is not what it comes to when it is computed anew.'
      else 'A ' || kind || ' does not stand alike in our books, at the provider and in the wallets.' end,
    jsonb_build_object('record', kind, 'side', side, 'subjectId', subject_id, 'accountId', account_id), :now
  from book_differences where resolved_at is null order by found_at, id limit :max
  on conflict (kind, subject) where cleared_at is null do nothing`;

const clear = `
  update alarms set cleared_at = :now
  where kind = 'book_difference' and cleared_at is null
    and not exists (select from book_differences where id::text = alarms.subject and resolved_at is null)`;

/**
 * Raises an alarm for each difference that waits for people, and clears those of the others.
 * @returns how many wait
 */
export async function raiseAlarms({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  await database.raw(raise, { now, max: maxAlarms });
  await database.raw(clear, { now });
  const waiting = await database('book_differences').where({ resolved_at: null }).count<{ count: string }[]>('id');
  return Number(waiting[0]?.count ?? 0);
}
