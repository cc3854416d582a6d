import type { ChargeInputs } from '../../domain/charges/base';
import type { ChargeType } from '../../domain/charges/chargeTypes';
import type { RecomputedCharge } from '../../domain/charges/recompute';
import { equals } from '../../domain/money/amount';
import type { DueCharge } from '../database/recordCharge';
import { inTransaction } from '../database/transaction';
import { contentDigest } from '../intents/contentDigest';
import type { Context } from '../context';
import { decidedMonths, missingInterest } from './missingInterest';
import { recomputePage, type ChargeDifference, type Recomputed } from './recordedCharges';
import { raiseAlarms, writeDifferences, type DifferenceRow } from './storeDifferences';

type Tools = Pick<Context, 'database' | 'clock' | 'newId'>;

/** Which charges are computed anew: those of months, and recorded on days, from one day to another, both included. */
export interface RecomputeRange {
  /** YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

/** What a run compared. */
export interface RecomputeReport {
  readonly compared: number;
  /** Charges whose derivation does not suffice. */
  readonly unknown: number;
  /** Differences that were not known before. */
  readonly found: number;
  /** Those that a run no longer found. */
  readonly closed: number;
}

const beforeAll = '00000000-0000-0000-0000-000000000000';
const always = { from: '0001-01-01', to: '9999-12-31' };
const userId = 'command:recompute-charges';

/**
 * Computes the recorded charges anew, and the interest of months for which none was recorded, and stores what differs with the differences of the books
 * (docs/decisions/101). Nothing is charged or changed. A page of charges is a statement and a transaction of its own.
 * @param onDifference receives each difference, also those that were known before
 */
export async function recomputeCharges(
  tools: Tools,
  range: RecomputeRange,
  onDifference: (difference: ChargeDifference) => void,
): Promise<RecomputeReport> {
  const days = { from: range.from ?? always.from, to: range.to ?? always.to };
  const report = { compared: 0, unknown: 0, found: 0, closed: 0 };
  const take = async (page: Recomputed) => {
    page.differences.forEach(onDifference);
    report.compared += page.compared.length;
    report.unknown += page.unknown;
    const stored = await store(tools, page);
    report.found += stored.found;
    report.closed += stored.closed;
  };
  let after: string | undefined = beforeAll;
  while (after !== undefined) {
    const page: Recomputed = await recomputePage(tools.database, days, after);
    await take(page);
    after = page.last;
  }
  for (const month of await decidedMonths(tools.database, days)) {
    let last: string | undefined;
    do {
      const page: Recomputed = await missingInterest(tools.database, month, last);
      await take(page);
      last = page.last;
    } while (last !== undefined);
  }
  await raiseAlarms(tools);
  return report;
}

/** Charges whose days differ and whose amount is right are kept as differences that are closed already. */
async function store({ database, clock, newId }: Tools, { compared, differences }: Recomputed) {
  const wrong = differences.filter(({ difference }) => !equals(difference, '0'));
  const ids = new Set(wrong.map(({ id }) => id));
  const agreeing = compared.filter((id) => !ids.has(id)).map((id) => ({ kind: 'charge' as const, id }));
  const rows = differences.map((one) => rowOf(one, ids.has(one.id) ? null : clock.now(), newId()));
  return inTransaction(database, { userId, requestId: newId() }, (transaction) =>
    writeDifferences(transaction, clock.now(), rows, agreeing),
  );
}

/** What is stored on both sides: as it was recorded, and as it is computed. */
export interface StoredRecomputation {
  readonly amount: string;
  readonly currency: string;
  readonly type: ChargeType;
  readonly reason: string;
  readonly days: RecomputedCharge['days'];
  readonly computed: ChargeInputs | null;
  readonly due: DueCharge | null;
}

function rowOf(one: ChargeDifference, closedAt: Date | null, id: string): DifferenceRow {
  const { recorded, recomputed, currency, type, reason, days, computed, due } = one;
  const expected = { amount: recorded, currency, status: one.status, date: one.month, reference: one.narrative };
  const found: StoredRecomputation = { amount: recomputed, currency, type, reason, days, computed, due };
  const isRecorded = due === null;
  return {
    id,
    kind: 'charge',
    subject_id: one.id,
    side: 'terms',
    fields: closedAt ? ['days'] : ['amount'],
    account_id: one.accountId,
    our_table: isRecorded ? 'charges' : null,
    our_id: isRecorded ? one.id : null,
    expected,
    found,
    movements: [],
    digest: contentDigest({ terms: JSON.stringify({ expected: { ...expected, status: null }, found }) }),
    resolution: closedAt && 'closed',
    resolved_at: closedAt?.toISOString() ?? null,
    note: closedAt && 'The amount is right.',
  };
}
