import type { Knex } from 'knex';
import { object, string, oneLine } from '../../domain/yup';
import { overlap, periodFault, type Period } from '../../domain/delegations/period';
import { RuleError } from '../../domain/errors';
import { invariant } from '../../domain/invariant';
import { messages } from '../../domain/messages';
import { recordActivity } from '../database/recordActivity';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import { lockOrganisationSwitches } from '../fourEyes/switches';
import type { CreateDelegationInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';

const time = () =>
  string()
    .required(messages.fields.required)
    .test('time', 'This is not a time.', (text) => !Number.isNaN(Date.parse(text)));

const schema = object({
  toUserId: oneLine(128).required(messages.fields.required),
  roleId: string().uuid('Choose a role.').required(messages.fields.required),
  startsAt: time(),
  endsAt: time(),
}).noUnknown();

/**
 * Lets a colleague who holds a seat with the same role authorise in the caller's place for a period (docs/decisions/043). A role that a rule
 * asks for can need an administrator, who is neither of the two (docs/decisions/089).
 * @throws RuleError invalid_input for the period, role_not_found, colleague_not_found, delegation_overlaps, change_pending
 */
export const createDelegation = defineAction({
  name: 'createDelegation',
  roles: ['user'],
  scope: null,
  // A delegation also changes who may authorise.
  writes: { lists: ['delegations', 'payments'], rows: { delegationId: ['authorisation_delegations'] } },
  activity: ['A036'],
  sdl: `
    type Mutation {
      """
      Lets a colleague with a seat of the same role authorise payments in the caller's place for a period.
      """
      createDelegation(toUserId: String!, roleId: uuid!, startsAt: timestamptz!, endsAt: timestamptz!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'createDelegation',
    parse: (input: CreateDelegationInput) => parseDeclared(schema, input),
    make: async (tools, { toUserId, roleId, ...times }) => {
      const { transaction, context, session, requestedBy: userId } = tools;
      if (session.userId !== userId && session.userId === toUserId) throw new RuleError('own_user', 'toUserId');
      const now = context.clock.now();
      const period = { startsAt: new Date(times.startsAt), endsAt: new Date(times.endsAt) };
      const fault = periodFault(period, now);
      if (fault) throw new RuleError('invalid_input', fault.field, fault.text);
      await transaction('users').where({ id: userId }).forUpdate().first('id');
      if (!(await holdsRole(transaction, userId, roleId))) throw new RuleError('role_not_found', 'roleId');
      const isColleague = toUserId !== userId && (await holdsRole(transaction, toUserId, roleId));
      if (!isColleague) throw new RuleError('colleague_not_found', 'toUserId');
      await requireFreePeriod(transaction, userId, roleId, period);
      const id = context.newId();
      await transaction('authorisation_delegations').insert({
        id,
        role_id: roleId,
        from_user_id: userId,
        to_user_id: toUserId,
        createdAt: now,
        starts_at: period.startsAt,
        ends_at: period.endsAt,
      });
      const days = `${period.startsAt.toISOString()} to ${period.endsAt.toISOString()}`;
      const entry = { eventCode: 'A036', details: `Approvals delegated to ${toUserId}, ${days}` } as const;
      await recordActivity(transaction, { ...entry, userId, createdAt: now });
      const { organisationId, now: switches } = await switchesOfRole(transaction, roleId);
      const subject = { entity: 'authorisation_delegations', id: `${userId}:${roleId}`, organisationId };
      return { answer: { id }, subject, switches: { now: switches } };
    },
  }),
});

/** The organisation of a role, with its switches; with none for a role that no rule in force asks for. */
async function switchesOfRole(transaction: Knex.Transaction, roleId: string) {
  const role = await transaction('roles').where({ id: roleId }).first('org_id');
  invariant(role !== undefined, 'a seat has a role');
  const rule = await transaction('payment_auth_rule_role as required')
    .join('organisation_payment_auth_rule as rule', 'rule.id', 'required.auth_rule_id')
    .where({ 'required.role_id': roleId, 'rule.is_archived': false })
    .first<{ id: string } | undefined>('rule.id');
  const now = await lockOrganisationSwitches(transaction, role.org_id);
  return { organisationId: role.org_id, now: rule ? now : [] };
}

/** Whether an enabled user holds a seat with the role. */
async function holdsRole(transaction: Knex.Transaction, userId: string, roleId: string): Promise<boolean> {
  const seat = await transaction('CurrencyCloudContacts as seat')
    .join('users as person', 'person.id', 'seat.user_id')
    .where({ 'seat.user_id': userId, 'seat.role_id': roleId, 'person.enabled': true })
    .first<{ id: string } | undefined>('seat.id');
  return seat !== undefined;
}

/** One colleague at a time stands in for a role. */
async function requireFreePeriod(
  transaction: Knex.Transaction,
  fromUserId: string,
  roleId: string,
  period: Period,
): Promise<void> {
  const others = await transaction('authorisation_delegations')
    .where({ from_user_id: fromUserId, role_id: roleId, revoked_at: null })
    .where('ends_at', '>', period.startsAt)
    .select<Period[]>('starts_at as startsAt', 'ends_at as endsAt');
  if (others.some((other) => overlap(other, period))) throw new RuleError('delegation_overlaps', 'startsAt');
}
