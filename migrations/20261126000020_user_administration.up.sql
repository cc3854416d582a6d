-- What the administration of users needs: what a key ends with, and whether a user may be deleted.

-- The last four characters, by which people tell keys apart.
alter table api_keys add hint text not null default '' check (length(hint) <= 4);

-- Whether a row of any table refers to the user and would not go with the user. Tables that are added later count as well.
create function user_has_records(username text) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  reference record;
  is_found boolean;
begin
  for reference in
    select c.conrelid::regclass as referring, a.attname as referring_column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'public.users'::regclass and c.confdeltype in ('a', 'r')
  loop
    execute format('select exists (select from %s where %I = $1)', reference.referring, reference.referring_column)
      into is_found using username;
    if is_found then
      return true;
    end if;
  end loop;
  return false;
end $$;
revoke execute on function user_has_records from public;
grant execute on function user_has_records to corridor_actions;
