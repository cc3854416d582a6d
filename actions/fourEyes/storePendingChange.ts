import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { changeKinds, type ChangeKind } from '../../domain/changes/changeKinds';
import { canonicalJson, doOverlap, type RowEffect } from '../../domain/changes/effect';
import { RuleError } from '../../domain/errors';
import { recordActivity } from '../database/recordActivity';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';
import type { MadeChange } from './governedChange';

interface AskedChange {
  readonly id: string;
  readonly kind: ChangeKind;
  readonly subject: MadeChange<unknown>['subject'];
  readonly change: object;
  readonly effect: readonly RowEffect[];
}

/**
 * Stores a change for a second administrator, and records who asked for it.
 * @throws RuleError change_pending where one of its kind waits that touches the same of the record
 */
export async function storePendingChange(
  transaction: Knex.Transaction,
  { clock }: RuntimeContext,
  { userId }: Session,
  { id, kind, subject, change, effect }: AskedChange,
): Promise<void> {
  const content = { kind, entity: subject.entity, entity_id: subject.id };
  const now = clock.now();
  await requireNoOther(transaction, content, effect);
  await transaction('pending_changes').insert({
    ...content,
    id,
    org_id: subject.organisationId ?? null,
    requested_by: userId,
    requested_at: now,
    change: JSON.stringify(change),
    effect: JSON.stringify(effect),
    change_digest: digestOf({ ...content, change, effect }),
  });
  const { eventCode, label } = changeKinds[kind];
  const details = `${label}: waits for a second administrator`;
  await recordActivity(transaction, { eventCode, details, userId, createdAt: now });
}

/** @throws RuleError change_pending */
async function requireNoOther(
  transaction: Knex.Transaction,
  content: { readonly kind: ChangeKind; readonly entity: string; readonly entity_id: string },
  effect: readonly RowEffect[],
): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [canonicalJson(content)]);
  const waiting = await transaction('pending_changes')
    .where({ ...content, decision: null })
    .pluck('effect');
  if (waiting.some((other) => doOverlap(other as RowEffect[], effect))) throw new RuleError('change_pending');
}

const digestOf = (content: object): string => createHash('sha256').update(canonicalJson(content)).digest('hex');
