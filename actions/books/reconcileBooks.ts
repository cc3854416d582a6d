import type { Knex } from 'knex';
import { compareBooks } from '../../domain/books/compare';
import type { Context } from '../context';
import { inTransaction } from '../database/transaction';
import { askProvider, type Calls } from './askProvider';
import { loadListed, isRecent, type ListedSubject, type Times } from './listedRecords';
import { loadOurRecords, type OurRecord } from './ourRecords';
import { readListings, type SubjectKind } from './readListings';
import { raiseAlarms, storeDifferences, type FoundDifference, type Subject } from './storeDifferences';

/** What changed within this time is in flight: the other side may not know it yet. */
const normalTimeMs = 15 * 60_000;
const dayMs = 86_400_000;
/** How far back the records are compared that were created here or at the provider. */
const daysBack = 35;
/** The provider lists no transfers of more than two years. */
const maxDaysBack = 700;
const subjectsPerPage = 200;
/** A run asks the provider for at most so many records and payees one by one. */
const maxCalls = 1500;

/** What a run compared. */
export interface BooksReport {
  /** Records that the provider listed, and movements. */
  readonly listed: number;
  readonly compared: number;
  /** Differences that were not known before. */
  readonly found: number;
  /** Those that a run no longer found. */
  readonly closed: number;
  /** Those that wait for people. */
  readonly open: number;
  /** Records that could not be judged, because the run had asked the provider as often as it may. The next run goes on. */
  readonly left: number;
}

/** Which records a run compares. */
export interface BooksOptions {
  /** Records created since then; five weeks back unless it is given. After a restore: some time before the backup was made. */
  readonly from?: Date;
  /** How old a change must be to count. After a restore nothing is under way, so that it is 0. */
  readonly normalTimeMs?: number;
}

/**
 * Compares our payments, transfers, fees and conversions of all accounts with what the provider lists and with the movements of the
 * wallets, and stores what differs (docs/decisions/095). A difference is stored once, and closed once it is not found any more. One run
 * at a time.
 * @throws ProviderError, and RuleError provider_unavailable: what was found until then is stored
 */
export async function reconcileBooks(context: Context, options: BooksOptions = {}): Promise<BooksReport> {
  const { database, clock } = context;
  const now = clock.now();
  const times = {
    from: notBefore(options.from ?? new Date(now.getTime() - daysBack * dayMs), now),
    settledBefore: new Date(now.getTime() - (options.normalTimeMs ?? normalTimeMs)),
  };
  const listed = await readListings(context, times.from);
  const calls = { left: maxCalls };
  const report = { compared: 0, found: 0, closed: 0, left: 0 };
  let after: Subject | undefined;
  do {
    const page = await subjectsAfter(database, times.from, after);
    for (const kind of ['conversion', 'movement', 'payment', 'transfer'] as const) {
      const ids = page.filter((subject) => subject.kind === kind).map(({ id }) => id);
      if (ids.length === 0) continue;
      const { differences, left } = await comparePage(context, kind, ids, { times, calls });
      const judged = ids.filter((id) => !left.has(id)).map((id) => ({ kind, id }));
      const actor = { userId: 'schedule:reconcile-books', requestId: context.newId() };
      const stored = await inTransaction(database, actor, (transaction) =>
        storeDifferences(transaction, context, judged, differences),
      );
      report.compared += judged.length;
      report.left += left.size;
      report.found += stored.found;
      report.closed += stored.closed;
    }
    after = page.length < subjectsPerPage ? undefined : page.at(-1);
  } while (after);
  return { listed, ...report, open: await raiseAlarms(context) };
}

const notBefore = (from: Date, now: Date): Date =>
  new Date(Math.max(from.getTime(), now.getTime() - maxDaysBack * dayMs));

/** The records of all sides in the order of their kind and id, and those with an open difference. */
const subjects = `
  with subjects (kind, id) as (
    select subject_kind, subject_id from book_listings where account_id is not null
    union select 'payment', coalesce("tccPaymentId", (select l.id from book_listings l
      where l.request_key = p."uniqueRequestId" and l.kind = 'payment' limit 1), id) from payments p
      where "createdAt" >= :from and ("tccPaymentId" is not null or status = 'processing')
    union select 'transfer', coalesce("tccTransferId", (select l.id from book_listings l
      where l.request_key = t."uniqueRequestId" and l.kind = 'transfer' limit 1), id) from transfers t
      where "createdAt" >= :from and ("tccTransferId" is not null or status = 'pending')
    union select 'transfer', coalesce("tccTransferId", (select l.id from book_listings l
      where l.request_key = t.id::text and l.kind = 'transfer' limit 1), id) from safeguarding_transfers t
      where "createdAt" >= :from and ("tccTransferId" is not null or status = 'pending')
    union select 'transfer', coalesce(tcc_transfer_id, (select l.id from book_listings l
      where l.request_key = c.id::text and l.kind = 'transfer' limit 1), id) from charges c
      where created_at >= :from and (tcc_transfer_id is not null or status = 'processing')
    union select 'conversion', coalesce("tccConversionId", (select l.id from book_listings l
      where l.request_key = c."uniqueRequestId" and l.kind = 'conversion' limit 1), id) from conversions c
      where "createdAt" >= :from and ("tccConversionId" is not null or status = 'awaiting_funds')
    union select kind, subject_id from book_differences where resolved_at is null and kind <> 'charge')
  select kind, id from subjects where (kind, id) > (:kind, :id::uuid) order by kind, id limit :limit`;

async function subjectsAfter(database: Knex, from: Date, after?: Subject): Promise<Subject[]> {
  const { kind = '', id = '00000000-0000-0000-0000-000000000000' } = after ?? {};
  const { rows } = await database.raw<{ rows: Subject[] }>(subjects, { from, kind, id, limit: subjectsPerPage });
  return rows;
}

interface Compared {
  readonly differences: readonly FoundDifference[];
  /** The ids that could not be judged. */
  readonly left: ReadonlySet<string>;
}

async function comparePage(
  context: Context,
  kind: SubjectKind | 'movement',
  ids: readonly string[],
  run: { readonly times: Times; readonly calls: Calls },
): Promise<Compared> {
  const { database } = context;
  const { subjects: listed, movements } = await loadListed(database, kind, ids, run.times);
  if (kind === 'movement') return { ...differing([], [], movements, run.times), left: new Set() };
  const byKey = new Map(listed.flatMap(({ key, id }) => (key ? [[key, id] as const] : [])));
  const ours = await loadOurRecords(database, kind, { ids, byKey, settledBefore: run.times.settledBefore });
  const asked = await askProvider(context, kind, { ours, listed, movements }, run);
  return { ...differing(ours, asked.listed, movements, run.times), left: asked.left };

  function differing(
    known: readonly OurRecord[],
    theirs: readonly ListedSubject[],
    moved: typeof movements,
    times: Times,
  ): Pick<Compared, 'differences'> {
    const differences = compareBooks({ ours: known, listed: theirs, movements: moved }).flatMap((difference) => {
      const found: FoundDifference = {
        ...difference,
        kind,
        ours: known.find(({ id }) => id === difference.id),
        listed: theirs.find(({ id }) => id === difference.id),
        movements: moved.filter(({ recordId }) => recordId === difference.id),
      };
      const isMoving = found.movements.some(({ record }) => isRecent(record.updated_at, times));
      return found.side === 'movements' && isMoving ? [] : [found];
    });
    return { differences };
  }
}
