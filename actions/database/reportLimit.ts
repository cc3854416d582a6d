import type { Knex } from 'knex';

/** How many reports one source may make in a minute: for all usernames together, and for each. */
export const reportsPerMinute = { source: 120, username: 30 } as const;

/**
 * Counts the report in one statement, so that simultaneous reports cannot pass the limits together. Counts of earlier minutes are
 * deleted. A source above its limit adds no rows. An IPv6 source is its /64 network, which one customer has as a whole.
 */
const count = `
  with bounds as (
    select date_trunc('minute', now()) as minute,
      network(set_masklen(:address::inet, case family(:address::inet) when 6 then 64 else 32 end))::text as source),
  expired as (delete from activity_reports using bounds where activity_reports.minute < bounds.minute),
  of_source as (
    insert into activity_reports as known (minute, source, username, reports)
    select minute, source, '', 1 from bounds
    on conflict (minute, source, username) do update set reports = least(known.reports + 1, :sourceLimit + 1)
    returning reports),
  of_username as (
    insert into activity_reports as known (minute, source, username, reports)
    select minute, source, :username, 1 from bounds, of_source where of_source.reports <= :sourceLimit
    on conflict (minute, source, username) do update set reports = least(known.reports + 1, :usernameLimit + 1)
    returning reports)
  select reports <= :usernameLimit as "isAllowed" from of_username`;

/**
 * Whether this source may report about this username now. The limits are of each source, so a source that floods silences no other.
 * @param address the IP address of the source
 */
export async function takeReport(database: Knex, address: string, username: string): Promise<boolean> {
  const limits = { sourceLimit: reportsPerMinute.source, usernameLimit: reportsPerMinute.username };
  const { rows } = await database.raw<{ rows: { isAllowed: boolean }[] }>(count, { address, username, ...limits });
  return rows[0]?.isAllowed ?? false;
}
