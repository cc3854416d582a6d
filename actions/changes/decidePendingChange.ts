import type { Knex } from 'knex';
import { coolingSince } from '../../domain/changes/fourEyes';
import { factsOf } from '../../domain/changes/changeKinds';
import {
  changeDecisionSchema,
  refusalOfDecision,
  refusalOfSecondPerson,
  type ChangeDecisionInput,
  type Decider,
  type SecondPerson,
} from '../../domain/changes/decision';
import { RuleError } from '../../domain/errors';
import { invariant } from '../../domain/invariant';
import type { PendingChangesRow } from '../database/generated/tables';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { mayControl } from '../fourEyes/mayControl';
import type { RuntimeContext } from '../runtime/context';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { requireRequester } from './requireRequester';

/**
 * Allows or refuses a change that another administrator asked for; the one who asked may withdraw it. What is allowed is made in the same
 * transaction; where it cannot be made, the change goes on waiting (docs/decisions/074).
 * @throws RuleError invalid_input, change_not_found, change_decided, change_of_another, second_person_required, super_admins_only,
 *   decider_later_than_change, decider_not_independent, content_changed for another digest than the stored one, requester_not_permitted,
 *   change_not_applicable, change_outdated, identity_refused for a change of a user that the identity provider refused, and that is undone
 */
export const decidePendingChange = defineAction({
  name: 'decidePendingChange',
  roles: ['user', 'org_admin'],
  scope: null,
  // What was allowed may be a change of any of them.
  writes: {
    lists: [
      'changes',
      'organisations',
      'users',
      'tariffs',
      'settings',
      'safeguarding',
      'accounts',
      'webhooks',
      'delegations',
      'books',
      'payments',
      'transfers',
      'conversions',
      'submissions',
    ],
  },
  activity: [],
  sdl: `
    type Mutation {
      """
      Decides about a change that waits for a second administrator: allowed or refused by another who may make it, withdrawn by the one who asked.
      A refusal needs a reason. The digest is that of the change that was shown.
      """
      decidePendingChange(changeId: uuid!, changeDigest: String!, decision: String!, reason: String): DecidedChange!
    }

    type DecidedChange {
      id: uuid!
      decision: String!
    }
  `,
  handler: async (input, session, context: RuntimeContext) => {
    const asked = await parseDeclared(changeDecisionSchema, input);
    const { changeId: id, decision } = asked;
    const conclude = await inTransaction(context.database, session, async (transaction) => {
      const stored = await takeChange(transaction, context, session, asked);
      if (decision === 'allowed') await requireRequester(transaction, context, stored);
      await recordDecision(transaction, context, session, { stored, asked });
      return decision === 'allowed' ? context.makeStoredChange(transaction, session, stored) : undefined;
    });
    await conclude?.();
    return { id, decision };
  },
});

/** Locks a change about which the caller may decide so. */
async function takeChange(
  transaction: Knex.Transaction,
  { clock }: RuntimeContext,
  session: Session,
  { changeId, changeDigest, decision }: ChangeDecisionInput,
): Promise<PendingChangesRow> {
  const stored = await transaction('pending_changes').where({ id: changeId }).forUpdate().first();
  if (!stored) throw new RuleError('change_not_found', 'changeId');
  const change = { ...stored, requestedBy: stored.requested_by, organisationId: stored.org_id };
  const refusal =
    refusalOfDecision(change, await deciderOf(transaction, session), decision) ??
    (decision === 'withdrawn'
      ? undefined
      : refusalOfSecondPerson(stored.requested_at, await secondPerson(transaction, session, stored, clock.now())));
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

/** What makes the caller a second person for a change. Whether a super admin is one does not depend on links to organisations. */
async function secondPerson(
  transaction: Knex.Transaction,
  { userId, role }: Session,
  { requested_by: requester, org_id }: PendingChangesRow,
  now: Date,
): Promise<SecondPerson> {
  const person = await transaction('users').where({ id: userId }).first('createdAt');
  const settings = await transaction('settings').first('cooling_days');
  invariant(person !== undefined && settings !== undefined, 'the caller and the settings exist');
  const link =
    role === 'admin' || org_id === null
      ? undefined
      : await transaction('users_organisations').where({ user_id: userId, org_id }).first('admin_since');
  const since = coolingSince(now, settings.cooling_days);
  return {
    administratorSince: laterOf(person.createdAt, link?.admin_since ?? person.createdAt),
    isDependent:
      (await mayControl(transaction, { controller: requester, userId, since })) ||
      (await mayControl(transaction, { controller: userId, userId: requester, since })),
  };
}

interface Decided {
  readonly stored: PendingChangesRow;
  readonly asked: ChangeDecisionInput;
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

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
