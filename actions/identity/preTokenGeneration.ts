import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import type { Knex } from 'knex';
import { activityEvents, eventTypeOf, type EventCode } from '../../domain/activity/eventCodes';
import { messages } from '../../domain/messages';
import { defaultIdleLimitMs, idleDetails } from '../../domain/session/idle';
import type { Context } from '../context';
import { isSignIn, scopesToSuppress } from './selfServiceScope';

interface Person {
  readonly enabled: boolean;
  /** The database's time in microseconds, so that a later change of the user has a later time. */
  readonly now: string;
  /** Time since the user was last seen; null for a user who was never seen. */
  readonly idleMinutes: number | null;
  /** The shortest idle limit of the user's organisations. */
  readonly limitMinutes: number;
  readonly isOrganisationWide: boolean;
}

/**
 * Adds Hasura's claims from our database to each id token, and the second factors that are on. Only a sign-in's access token keeps the
 * scope of the self-service, and only its id token says when the sign-in was, which actions such as `issueApiKey` demand. Refuses disabled users, and the renewal of an idle session or of one whose password an administrator has reset.
 * Source: docs/architecture.md, "Identity"; docs/decisions/034.
 * @throws Error, which makes Cognito refuse the token
 */
export async function addClaims(
  event: PreTokenGenerationV2TriggerEvent,
  context: Context,
): Promise<PreTokenGenerationV2TriggerEvent> {
  const { userName } = event;
  const person = await loadPerson(context.database, userName);
  if (!person?.enabled) throw new Error('User is disabled.');
  const { mfa, hasPassword } = await context.identity.readUser(userName);
  if (event.triggerSource !== 'TokenGeneration_RefreshTokens') await recordSignIn(context, userName);
  else if (!hasPassword) throw new Error('Password was reset.');
  else if (isIdle(person)) {
    await recordTimeout(context, userName, person);
    throw new Error('Session is idle.');
  }
  const groups = event.request.groupConfiguration.groupsToOverride ?? [];
  const claims = {
    ...claimsFor(userName, person, rolesOf(person, mfa.length > 0, groups.includes('admin'))),
    ...(mfa.length > 0 && isSignIn(event.triggerSource) && { 'x-hasura-signed-in-at': person.now }),
  };
  return {
    ...event,
    response: {
      claimsAndScopeOverrideDetails: {
        idTokenGeneration: {
          claimsToAddOrOverride: {
            'https://hasura.io/jwt/claims': JSON.stringify(claims),
            idle_limit_minutes: String(person.limitMinutes),
            ...(mfa.length > 0 && { mfa: mfa.join(' ') }),
          },
        },
        accessTokenGeneration: { scopesToSuppress: scopesToSuppress(event.triggerSource) },
      },
    },
  };
}

const isIdle = ({ idleMinutes, limitMinutes }: Person) => idleMinutes !== null && idleMinutes >= limitMinutes;

/** The roles that a user may choose; the first is the default. Without MFA there is only `user_without_mfa`. */
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

/** Stores when the user was last seen before this session, and records the sign-in in the activity log. */
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
 * Records that an idle session ended while no screen was open. Every tab asks for a token, but only the first request records it.
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
  eventType: eventTypeOf(eventCode),
  activityName,
  createdAt,
});

/** Sessions use the database's time: the local stack can move business time. */
async function loadPerson(database: Knex, username: string): Promise<Person | undefined> {
  const { rows } = await database.raw<{ rows: Person[] }>(
    `select person.enabled,
       to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now,
       (extract(epoch from now() - person.last_seen_at) / 60)::float8 as "idleMinutes",
       coalesce(min(organisation.idle_limit_minutes), :defaultLimit)::int as "limitMinutes",
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
    { username, defaultLimit: defaultIdleLimitMs / 60_000 },
  );
  return rows[0];
}
