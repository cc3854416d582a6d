import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { changeKinds, type ChangeKind } from '../../domain/changes/changeKinds';
import { canonicalJson, type RowEffect } from '../../domain/changes/effect';
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
 * @throws RuleError change_pending where one of its kind waits for the same record
 */
export async function storePendingChange(
  transaction: Knex.Transaction,
  { clock }: RuntimeContext,
  { userId }: Session,
  { id, kind, subject, change, effect }: AskedChange,
): Promise<void> {
  const content = { kind, entity: subject.entity, entity_id: subject.id };
  const now = clock.now();
  const stored = await transaction('pending_changes')
    .insert({
      ...content,
      id,
      org_id: subject.organisationId ?? null,
      requested_by: userId,
      requested_at: now,
      change: JSON.stringify(change),
      effect: JSON.stringify(effect),
      change_digest: digestOf({ ...content, change, effect }),
    })
    .onConflict(transaction.raw('(entity, entity_id, kind) where decision is null'))
    .ignore()
    .returning('id');
  if (stored.length === 0) throw new RuleError('change_pending');
  const { eventCode, label } = changeKinds[kind];
  const details = `${label}: waits for a second administrator`;
  await recordActivity(transaction, { eventCode, details, userId, createdAt: now });
}

const digestOf = (content: object): string => createHash('sha256').update(canonicalJson(content)).digest('hex');
