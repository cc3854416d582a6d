-- A log that cannot be altered unseen: each sealed row's hash covers the row and the hash before it (reliability of the audit log).
-- Rows are sealed in batches, off the path of the change; a position is given when a row is sealed, so that a transaction that
-- commits late finds its place at the end.

create table audit_hashes (
  position bigint primary key check (position > 0),
  event_id bigint not null unique,
  hash bytea not null check (length(hash) = 32)
);

-- Each sealing with the head of the chain after it. No event up to settled_event can be added any more.
create table audit_seals (
  id bigint generated always as identity primary key,
  position bigint not null,
  hash bytea not null,
  settled_event bigint not null,
  sealed_at timestamptz not null default clock_timestamp()
);
create index audit_logged_actions_at on audit_logged_actions (action_at);

create trigger append_only before update or delete or truncate on audit_hashes
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on audit_seals
  for each statement execute function refuse_change();

-- Everything that a row says, in one spelling.
create function audit_row_text(a audit_logged_actions) returns text language sql stable
  return jsonb_build_array(a.event_id, a.table_name, a.row_id, a.action, a.old_row, a.new_row, a.changed_fields, a.user_id,
    a.request_id, extract(epoch from a.action_at))::text;

create function audit_chain_step(state bytea, start bytea, row_text text) returns bytea language sql immutable
  return sha256(coalesce(state, start) || convert_to(coalesce(row_text, ''), 'UTF8'));

-- The hash of each row over the one before it: used as a window function, in the order of positions.
create aggregate audit_chain(start bytea, row_text text) (sfunc = audit_chain_step, stype = bytea);

create function audit_genesis() returns bytea language sql immutable
  return sha256(convert_to('corridor audit log', 'UTF8'));

-- Seals what is not sealed yet, one sealer at a time. No transaction lasts an hour: what is older is settled.
create function seal_audit() returns table (sealed bigint, head_position bigint, head_hash text)
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

-- The first position at which the log is not what was sealed, or nothing. `reason` says what is wrong with it.
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

revoke execute on function seal_audit, first_audit_fault from public;
grant execute on function seal_audit, first_audit_fault to corridor_actions;
grant select on audit_hashes, audit_seals to corridor_actions, corridor_hasura;
