-- Rows are chained by their digests from here on, so that a part of the log can be proven without the text of the rows around it; and the
-- log is verified in parts.

-- SHA-256 of the row's text; null for rows that were chained by the text itself.
alter table audit_hashes add column digest bytea check (length(digest) = 32);

drop function first_audit_fault();
drop aggregate audit_chain(bytea, text);
drop function audit_chain_step;

create function audit_chain_step(state bytea, start bytea, link bytea) returns bytea language sql immutable
  return sha256(coalesce(state, start) || coalesce(link, ''));
create aggregate audit_chain(start bytea, link bytea) (sfunc = audit_chain_step, stype = bytea);

create function audit_row_digest(a audit_logged_actions) returns bytea language sql stable
  return sha256(convert_to(audit_row_text(a), 'UTF8'));

create or replace function seal_audit() returns table (sealed bigint, head_position bigint, head_hash text)
language plpgsql security definer set search_path = public as $$
declare
  last record;
  settled bigint;
begin
  perform pg_advisory_xact_lock(7022);
  select s.position, s.hash, s.settled_event into last from audit_seals s order by s.id desc limit 1;
  if not found then
    select 0::bigint as position, audit_genesis() as hash, 0::bigint as settled_event into last;
  end if;
  settled := coalesce(
    (select max(event_id) from audit_logged_actions where action_at < clock_timestamp() - interval '1 hour'), 0);
  insert into audit_hashes (position, event_id, digest, hash)
    select last.position + row_number() over (order by d.event_id), d.event_id, d.digest,
      audit_chain(last.hash, d.digest) over (order by d.event_id)
    from (
      select a.event_id, audit_row_digest(a) as digest
      from audit_logged_actions a
      where a.event_id > last.settled_event and not exists (select from audit_hashes h where h.event_id = a.event_id)
    ) d;
  get diagnostics sealed = row_count;
  if sealed > 0 then
    insert into audit_seals (position, hash, settled_event)
      select h.position, h.hash, greatest(settled, last.settled_event) from audit_hashes h order by h.position desc limit 1;
  end if;
  return query
    select seal_audit.sealed, h.position, encode(h.hash, 'hex') from audit_hashes h order by h.position desc limit 1;
end $$;

-- The first fault among the positions, rows and seals numbered above `after` up to `up_to`, or nothing. The chain before must be verified.
create function audit_fault_between(after bigint, up_to bigint)
returns table (chain_position bigint, event_id bigint, reason text)
language sql stable security definer set search_path = public as $$
  with sealed as (
    select h.position, h.event_id, h.hash, h.digest, a.event_id is null as is_missing, audit_row_digest(a) as row_digest,
      h.position - coalesce(lag(h.position) over (order by h.position),
        (select before.position from audit_hashes before where before.position = after), 0) as step,
      case when h.digest is null then convert_to(coalesce(audit_row_text(a), ''), 'UTF8') else h.digest end as link
    from audit_hashes h left join audit_logged_actions a on a.event_id = h.event_id
    where h.position > after and h.position <= up_to
  ), recomputed as (
    select *, audit_chain(
      coalesce((select before.hash from audit_hashes before where before.position = after), audit_genesis()), link)
      over (order by position) as expected
    from sealed
  ), faults as (
    select position, event_id, 1 as rank,
      case when step <> 1 then 'a sealed row before this one is gone from the chain'
        when is_missing then 'the row is gone' else 'the row, or the order of rows, has changed' end as reason
    from recomputed where step <> 1 or is_missing or hash <> expected or digest <> row_digest
    union all
    select null, a.event_id, 2, 'the row was put in afterwards: it was never sealed'
    from audit_logged_actions a
    where (after = 0 or a.event_id > after) and a.event_id <= up_to
      and a.event_id <= (select max(settled_event) from audit_seals)
      and not exists (select from audit_hashes h where h.event_id = a.event_id)
    union all
    select s.position, null, 3, 'the chain ends before a seal, or its head differs'
    from audit_seals s left join audit_hashes h on h.position = s.position
    where s.position > after and s.position <= up_to and h.hash is distinct from s.hash
  )
  select position, event_id, reason from faults order by rank, position, event_id limit 1
$$;
create index audit_seals_position on audit_seals (position);

-- The first position at which the log is not what was sealed, or nothing. `reason` says what is wrong with it.
create function first_audit_fault() returns table (chain_position bigint, event_id bigint, reason text)
language sql stable security definer set search_path = public as $$
  select * from audit_fault_between(0, 9223372036854775807)
$$;

revoke execute on function audit_fault_between, first_audit_fault from public;
grant execute on function audit_fault_between, first_audit_fault to corridor_actions;
