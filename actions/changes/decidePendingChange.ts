import type { Knex } from 'knex';
import { factsOf } from '../../domain/changes/changeKinds';
import {
  changeDecisionSchema,
  refusalOfDecision,
  type ChangeDecisionInput,
  type Decider,
} from '../../domain/changes/decision';
import { RuleError } from '../../domain/errors';
import type { PendingChangesRow } from '../database/generated/tables';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { DecidePendingChangeInput, DecidePendingChangeOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';

/**
 * Allows or refuses a change that another administrator asked for; the one who asked may withdraw it. What is allowed is made in the same
 * transaction; where it cannot be made, the change goes on waiting (docs/decisions/074).
 * @throws RuleError invalid_input, change_not_found, change_decided, change_of_another, second_person_required, super_admins_only,
 *   content_changed for another digest than the stored one, change_not_applicable, change_outdated
 */
export async function decidePendingChange(
  input: DecidePendingChangeInput,
  session: Session,
  context: RuntimeContext,
): Promise<DecidePendingChangeOutput> {
  const asked = await parseDeclared(changeDecisionSchema, input);
  const { changeId: id, decision } = asked;
  return inTransaction(context.database, session, async (transaction) => {
    const stored = await takeChange(transaction, session, asked);
    await recordDecision(transaction, context, session, { stored, asked });
    if (decision === 'allowed') await context.makeStoredChange(transaction, session, stored);
    return { id, decision };
  });
}

/** Locks a change about which the caller may decide so. */
async function takeChange(
  transaction: Knex.Transaction,
  session: Session,
  { changeId, changeDigest, decision }: ChangeDecisionInput,
): Promise<PendingChangesRow> {
  const stored = await transaction('pending_changes').where({ id: changeId }).forUpdate().first();
  if (!stored) throw new RuleError('change_not_found', 'changeId');
  const change = { ...stored, requestedBy: stored.requested_by, organisationId: stored.org_id };
  const refusal = refusalOfDecision(change, await deciderOf(transaction, session), decision);
  if (refusal) throw new RuleError(refusal, refusal === 'change_not_found' ? 'changeId' : 'decision');
  if (stored.change_digest !== changeDigest) {
    throw new RuleError('content_changed', 'changeDigest', 'This is not the change that was shown. Look at it again.');
  }
  return stored;
}

async function deciderOf(transaction: Knex.Transaction, { userId, role }: Session): Promise<Decider> {
  const organisationIds = await transaction('users_organisations as link')
    .join('users as person', 'person.id', 'link.user_id')
    .where({ 'link.user_id': userId, 'link.can_user_admin_org': true, 'person.enabled': true })
    .pluck<string[]>('link.org_id');
  return { userId, isSuperAdmin: role === 'admin', organisationIds };
}

interface Decided {
  readonly stored: PendingChangesRow;
  readonly asked: ChangeDecisionInput;
}

async function recordDecision(
  transaction: Knex.Transaction,
  { clock }: RuntimeContext,
  { userId }: Session,
  { stored, asked: { decision, reason } }: Decided,
): Promise<void> {
  const now = clock.now();
  await transaction('pending_changes')
    .where({ id: stored.id })
    .update({ decision, decided_by: userId, decided_at: now, reason: reason || null });
  const { label, eventCode } = factsOf(stored.kind);
  const details = [`${label}: ${decision}, asked for by ${stored.requested_by}`, reason].filter(Boolean).join('. ');
  await recordActivity(transaction, { eventCode, details, userId, createdAt: now });
}
