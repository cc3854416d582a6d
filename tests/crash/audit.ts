import type { Knex } from 'knex';
import { control, runSchedule } from '../support/stack';
import { pendingIntentsOf } from './workload';

/** What came of a workload: every number but `sent` must be zero. */
export interface Audit {
  readonly sent: number;
  /** More than one at the provider for one of ours, under whatever key: each of ours bears a mark of its own. */
  readonly doubled: number;
  /** Ours says sent and the provider knows nothing, or the other way round. */
  readonly lost: number;
  /** The intent is still pending, or the status is one that no process works on. */
  readonly stuck: number;
}

interface Ours {
  readonly id: string;
  readonly mark: string;
  readonly providerId: string | null;
  readonly status: string;
}

interface Books {
  readonly payments: readonly { readonly id: string; readonly reference: string }[];
  readonly conversions: readonly { readonly id: string; readonly client_sell_amount: string }[];
  readonly transfers: readonly { readonly id: string; readonly reason: string }[];
}

const ourRows = `
  select id, reference as mark, "tccPaymentId" as "providerId", status from payments where id = any(:ids)
  union all
  select c.id, q."clientSellAmount"::text, c."tccConversionId", c.status
  from conversions c join quotes q on q.id = c."quoteId" where c.id = any(:ids)
  union all
  select id, reason, "tccTransferId", status from transfers where id = any(:ids)`;

const takenOver = ['ready_to_send', 'released', 'submitted', 'completed', 'awaiting_funds', 'pending'];

/** Compares our books with the provider's, one by one. */
export async function audit(database: Knex, ids: readonly string[]): Promise<Audit> {
  const theirs = byMark(await control<Books>('books'));
  const { rows } = await database.raw<{ rows: Ours[] }>(ourRows, { ids: [...ids] });
  const pending = new Set(await pendingIntentsOf(database, ids));
  const result = { sent: 0, doubled: 0, lost: 0, stuck: 0 };
  for (const { id, mark, providerId, status } of rows) {
    const found = theirs.get(mark) ?? [];
    if (found.length > 1) result.doubled += 1;
    if (found[0] !== providerId && !(found.length === 0 && providerId === null)) result.lost += 1;
    if (pending.has(id) || !takenOver.includes(status)) result.stuck += 1;
    if (found.length === 1 && found[0] === providerId) result.sent += 1;
  }
  return result;
}

/** The provider's ids by the mark that ours bear. */
function byMark({ payments, conversions, transfers }: Books): Map<string, string[]> {
  const marked = [
    ...payments.map(({ id, reference }) => [reference, id] as const),
    ...conversions.map(({ id, client_sell_amount: amount }) => [amount, id] as const),
    ...transfers.map(({ id, reason }) => [reason, id] as const),
  ];
  const groups = new Map<string, string[]>();
  for (const [mark, id] of marked) groups.set(mark, [...(groups.get(mark) ?? []), id]);
  return groups;
}

const maxDrains = 20;

/** Sends what is pending, as the schedule does in the course of minutes. */
export async function drain(database: Knex, ids: readonly string[]): Promise<void> {
  for (let drains = 0; (await pendingIntentsOf(database, ids)).length > 0 && drains < maxDrains; drains += 1) {
    await control('clock', { advance: 'PT10M' });
    await runSchedule('send-intents');
  }
}
