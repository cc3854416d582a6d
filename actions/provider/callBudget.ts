import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';

/** The calls that the provider allows each login in a minute, in fixed windows. */
export const callsPerMinute = 500;

/** What users' requests and the sync may use of them; the rest is left for sending intents and for pushes. */
export const shares = { requests: (callsPerMinute * 2) / 5, sync: (callsPerMinute * 2) / 5 } as const;

/** The most calls of one user's requests in a minute. */
export const callsPerUser = 60;

const minuteMs = 60_000;

/** Whose request makes a call, and with which login. */
export interface Caller {
  readonly loginId: string;
  /** The organisation of the account, or `house` for a call that concerns none. */
  readonly orgId: string;
  readonly userId: string;
}

/**
 * An organisation may use as many calls as are still free in the share, so that part of it stays free however many
 * organisations use all they may. The counts are read before the row is locked: simultaneous calls may exceed the share
 * by as many as are simultaneous, but never the limit of a user.
 */
const take = `
  with used as (
    select coalesce(sum(calls), 0) as by_all,
      coalesce(sum(calls) filter (where org_id = :orgId), 0) as by_organisation,
      coalesce(sum(calls) filter (where user_id = :userId), 0) as by_user
    from provider_calls where login_id = :loginId and minute = :minute)
  insert into provider_calls as mine (login_id, org_id, user_id, minute, calls)
  select :loginId, :orgId, :userId, :minute::timestamptz, 1 from used
  where by_user < :callsPerUser and by_organisation < :share - by_all
  on conflict (login_id, org_id, user_id) do update
    set calls = case when mine.minute = excluded.minute then mine.calls + 1 else 1 end, minute = excluded.minute
    where mine.minute <> excluded.minute or mine.calls < :callsPerUser
  returning calls`;

/**
 * Counts one call against the budgets of its user and its organisation.
 * @throws RuleError too_many_requests that says after how many seconds to try again
 */
export async function takeCall(database: Knex, caller: Caller, now: number): Promise<void> {
  const begin = Math.floor(now / minuteMs) * minuteMs;
  const bindings = { ...caller, minute: new Date(begin), callsPerUser, share: shares.requests };
  const { rows } = await database.raw<{ rows: unknown[] }>(take, bindings);
  if (rows.length > 0) return;
  const seconds = Math.ceil((begin + minuteMs - now) / 1000);
  throw new RuleError('too_many_requests', undefined, `Too many requests. Try again in ${seconds} s.`);
}
