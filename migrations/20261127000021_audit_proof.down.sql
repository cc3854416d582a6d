-- Rows that were chained by their digests leave the chain; the next sealing adds them by their text.
alter table audit_hashes disable trigger append_only;
alter table audit_seals disable trigger append_only;
delete from audit_seals where position >= (select min(position) from audit_hashes where digest is not null);
delete from audit_hashes where digest is not null;
alter table audit_hashes enable trigger append_only;
alter table audit_seals enable trigger append_only;

drop index audit_seals_position;
drop function first_audit_fault(), audit_fault_between;
drop function audit_row_digest;
drop aggregate audit_chain(bytea, bytea);
drop function audit_chain_step;
alter table audit_hashes drop column digest;

create function audit_chain_step(state bytea, start bytea, row_text text) returns bytea language sql immutable
  return sha256(coalesce(state, start) || convert_to(coalesce(row_text, ''), 'UTF8'));

-- The hash of each row over the one before it: used as a window function, in the order of positions.
create aggregate audit_chain(start bytea, row_text text) (sfunc = audit_chain_step, stype = bytea);

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
  insert into audit_hashes (position, event_id, hash)
    select last.position + row_number() over (order by a.event_id), a.event_id,
      audit_chain(last.hash, audit_row_text(a)) over (order by a.event_id)
    from audit_logged_actions a
    where a.event_id > last.settled_event and not exists (select from audit_hashes h where h.event_id = a.event_id);
  get diagnostics sealed = row_count;
  if sealed > 0 then
    insert into audit_seals (position, hash, settled_event)
      select h.position, h.hash, greatest(settled, last.settled_event) from audit_hashes h order by h.position desc limit 1;
  end if;
  return query
    select seal_audit.sealed, h.position, encode(h.hash, 'hex') from audit_hashes h order by h.position desc limit 1;
end $$;

create function first_audit_fault() returns table (chain_position bigint, event_id bigint, reason text)
language sql stable security definer set search_path = public as $$
  with recomputed as (
    select h.position, h.event_id, h.hash, a.event_id is null as is_missing,
      h.position - lag(h.position, 1, 0::bigint) over (order by h.position) as step,
      audit_chain(audit_genesis(), audit_row_text(a)) over (order by h.position) as expected
    from audit_hashes h left join audit_logged_actions a on a.event_id = h.event_id
  ), faults as (
    select position, event_id, 1 as rank,
      case when step <> 1 then 'a sealed row before this one is gone from the chain'
        when is_missing then 'the row is gone' else 'the row, or the order of rows, has changed' end as reason
    from recomputed where step <> 1 or is_missing or hash <> expected
    union all
    select null, a.event_id, 2, 'the row was put in afterwards: it was never sealed'
    from audit_logged_actions a
    where a.event_id <= (select max(settled_event) from audit_seals)
      and not exists (select from audit_hashes h where h.event_id = a.event_id)
    union all
    select s.position, null, 3, 'the chain ends before a seal, or its head differs'
    from audit_seals s left join audit_hashes h on h.position = s.position
    where h.hash is distinct from s.hash
  )
  select position, event_id, reason from faults order by rank, position, event_id limit 1
$$;

revoke execute on function first_audit_fault from public;
grant execute on function first_audit_fault to corridor_actions;
