import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import type { Knex } from 'knex';
import { sharedContext, type Context } from '../runtime/context';

interface Person {
  readonly enabled: boolean;
  /** Longer away than the strictest of the person's organisations allows. */
  readonly isIdle: boolean;
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
  const person = await loadPerson(context.database, event.userName);
  if (!person?.enabled) throw new Error('User is disabled.');
  const isRefresh = event.triggerSource === 'TokenGeneration_RefreshTokens';
  if (isRefresh && person.isIdle) throw new Error('Session is idle.');
  if (!isRefresh) await markSeen(context.database, event.userName);
  const hasMfa = await context.identity.hasMfa(event.userName);
  const groups = event.request.groupConfiguration.groupsToOverride ?? [];
  const claims = claimsFor(event.userName, rolesOf(person, hasMfa, groups.includes('admin')));
  return {
    ...event,
    response: {
      claimsOverrideDetails: {
        claimsToAddOrOverride: { 'https://hasura.io/jwt/claims': JSON.stringify(claims) },
      },
    },
  };
}

/** The roles a person may choose among; the first is the default. Without MFA there is only one. */
function rolesOf(person: Person, hasMfa: boolean, isSuperAdmin: boolean): string[] {
  if (!hasMfa) return ['user_without_mfa'];
  return ['user', ...(person.isOrganisationWide ? ['org_admin'] : []), ...(isSuperAdmin ? ['admin'] : [])];
}

function claimsFor(userId: string, roles: readonly string[]) {
  return {
    'x-hasura-user-id': userId,
    'x-hasura-allowed-roles': roles,
    'x-hasura-default-role': roles[0],
  };
}

async function markSeen(database: Knex, username: string): Promise<void> {
  await database('users').where({ id: username }).update({ last_seen_at: database.fn.now() });
}

/** Sessions live in real time, the database's, not in business time that the local stack may move. */
async function loadPerson(database: Knex, username: string): Promise<Person | undefined> {
  const { rows } = await database.raw<{ rows: Person[] }>(
    `select person.enabled,
       coalesce(person.last_seen_at < now() - make_interval(mins => coalesce(min(organisation.idle_limit_minutes), 55)),
         false) as "isIdle",
       person.can_use_transfers or person.can_transfer_between_orgs
         or coalesce(bool_or(link.can_user_admin_org or link.can_manage_favourites or link."canManageNewAccount"), false)
         as "isOrganisationWide"
     from users person
     left join users_organisations link on link.user_id = person.id
     left join organisations organisation on organisation.id = link.org_id
     where person.id = ?
     group by person.id`,
    [username],
  );
  return rows[0];
}
