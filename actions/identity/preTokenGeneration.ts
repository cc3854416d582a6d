import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import type { Knex } from 'knex';
import { activityEvents, type EventCode } from '../../domain/activity/eventCodes';
import { messages } from '../../domain/messages';
import { defaultIdleLimitMs, idleDetails } from '../../domain/session/idle';
import { sharedContext, type Context } from '../runtime/context';

interface Person {
  readonly enabled: boolean;
  /** The database's time, to the microsecond: what happens to the person afterwards is later. */
  readonly now: string;
  /** How long the person has been away; nobody knows of someone never seen. */
  readonly idleMinutes: number | null;
  /** The strictest limit among the person's organisations. */
  readonly limitMinutes: number;
  readonly isOrganisationWide: boolean;
}

/**
 * Cognito's trigger before each token: adds Hasura's claims from our database, and refuses the disabled and the idle.
 * Source: docs/architecture.md, "Identity and roles".
 */
export const handler = (event: PreTokenGenerationTriggerEvent): Promise<PreTokenGenerationTriggerEvent> =>
  addClaims(event, sharedContext());

/** The same with the context as a parameter. @throws Error, which makes Cognito refuse the token */
export async function addClaims(
  event: PreTokenGenerationTriggerEvent,
  context: Context,
): Promise<PreTokenGenerationTriggerEvent> {
  const { userName } = event;
  const person = await loadPerson(context.database, userName);
  if (!person?.enabled) throw new Error('User is disabled.');
  if (event.triggerSource !== 'TokenGeneration_RefreshTokens') await recordSignIn(context, userName);
  else if (isIdle(person)) {
    await recordTimeout(context, userName, person);
    throw new Error('Session is idle.');
  }
  const hasMfa = await context.identity.hasMfa(userName);
  const groups = event.request.groupConfiguration.groupsToOverride ?? [];
  const claims = claimsFor(userName, person, rolesOf(person, hasMfa, groups.includes('admin')));
  return {
    ...event,
    response: {
      claimsOverrideDetails: {
        claimsToAddOrOverride: {
          'https://hasura.io/jwt/claims': JSON.stringify(claims),
          idle_limit_minutes: String(person.limitMinutes),
        },
      },
    },
  };
}

const isIdle = ({ idleMinutes, limitMinutes }: Person) => idleMinutes !== null && idleMinutes >= limitMinutes;

/** The roles a person may choose among; the first is the default. Without MFA there is only one. */
function rolesOf(person: Person, hasMfa: boolean, isSuperAdmin: boolean): string[] {
  if (!hasMfa) return ['user_without_mfa'];
  return ['user', ...(person.isOrganisationWide ? ['org_admin'] : []), ...(isSuperAdmin ? ['admin'] : [])];
}

function claimsFor(userId: string, { now }: Person, roles: readonly string[]) {
  return {
    'x-hasura-user-id': userId,
    'x-hasura-allowed-roles': roles,
    'x-hasura-default-role': roles[0],
    'x-hasura-issued-at': now,
  };
}

/** Keeps when the person was last there before this session, and notes the sign-in in the activity log. */
async function recordSignIn({ database, clock }: Context, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const previous = transaction.ref('last_seen_at');
    await transaction('users')
      .where({ id: userId })
      .update({ previous_seen_at: previous, last_seen_at: transaction.fn.now() });
    const name = activityEvents.A001;
    await transaction('activity').insert(activityOf(userId, 'A001', name, clock.now()));
  });
}

/**
 * A session that lay idle while no screen of it was awake ends here, and is recorded here: once, since every tab asks for
 * a token and none gets one.
 */
async function recordTimeout({ database, clock }: Context, userId: string, person: Person): Promise<void> {
  const idleMs = Math.floor(person.idleMinutes ?? 0) * 60_000;
  const details = idleDetails(idleMs, person.limitMinutes * 60_000, 'no open screen');
  const entry = { ...activityOf(userId, 'E012', messages.session.sessionFailure, clock.now()), details };
  const seenAt = database('users').where({ id: userId }).select('last_seen_at');
  const known = await database('activity')
    .where({ userId, eventCode: 'E012' })
    .where('createdAt', '>', seenAt)
    .first('id');
  if (!known) await database('activity').insert(entry);
}

const activityOf = (userId: string, eventCode: EventCode, activityName: string, createdAt: Date) => ({
  userId,
  username: userId,
  eventCode,
  eventType: eventCode.slice(0, 1),
  activityName,
  createdAt,
});

/** Sessions live in real time, the database's, not in business time that the local stack may move. */
async function loadPerson(database: Knex, username: string): Promise<Person | undefined> {
  const { rows } = await database.raw<{ rows: Person[] }>(
    `select person.enabled,
       to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now,
       (extract(epoch from now() - person.last_seen_at) / 60)::float8 as "idleMinutes",
       coalesce(min(organisation.idle_limit_minutes), :usual)::int as "limitMinutes",
       person.can_use_transfers or person.can_transfer_between_orgs
         or coalesce(bool_or(link.can_user_admin_org or link.can_manage_favourites or link."canManageNewAccount"), false)
         as "isOrganisationWide"
     from users person
     left join users_organisations link on link.user_id = person.id
     left join organisations organisation on organisation.id = link.org_id or organisation.id in (
       select account.org_id from accounts account join "CurrencyCloudContacts" seat on seat.account_id = account.id
       where seat.user_id = person.id)
     where person.id = :username
     group by person.id`,
    { username, usual: defaultIdleLimitMs / 60_000 },
  );
  return rows[0];
}
