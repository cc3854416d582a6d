import type { Knex } from 'knex';
import { netEffect, type RowEffect } from '../../domain/changes/effect';
import { derivedId } from '../runtime/derivedId';
import type { RuntimeContext } from '../runtime/context';

/** What the work did, by what the audit triggers recorded of it. */
export async function withEffect<T>(
  transaction: Knex.Transaction,
  requestId: string,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly effect: RowEffect[] }> {
  const last = await transaction('audit_logged_actions').max<{ max: string | null }[]>('event_id as max');
  const done = await work();
  const rows = await transaction('audit_logged_actions')
    .where({ request_id: requestId })
    .where('event_id', '>', last[0]?.max ?? 0)
    .orderBy('event_id')
    .select<RowEffect[]>({ table: 'table_name', before: 'old_row', after: 'new_row' });
  return { done, effect: netEffect(rows) };
}

/** The context whose ids follow from a change and their order. */
export function contextOf(context: RuntimeContext, changeId: string): RuntimeContext {
  let count = 0;
  return { ...context, newId: () => derivedId('change', changeId, ++count) };
}
