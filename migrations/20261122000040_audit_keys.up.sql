-- The audit log names each row by the key of its own table, so that the history of a row of any table is found by it. A key of several
-- columns is written with colons between.

create or replace function audit_row() returns trigger language plpgsql security definer set search_path = public as $$
declare
  old_row jsonb := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) end;
  new_row jsonb := case when tg_op in ('INSERT', 'UPDATE') then to_jsonb(new) end;
  changed text[] := case when tg_op = 'UPDATE' then
    array(select key from jsonb_each(new_row) where value is distinct from old_row -> key order by key) end;
  row_key text := (
    select string_agg(coalesce(new_row, old_row) ->> key_column, ':' order by position)
    from unnest(tg_argv) with ordinality as keys (key_column, position));
begin
  if tg_op = 'UPDATE' and changed = '{}' then
    return null;
  end if;
  insert into audit_logged_actions (table_name, row_id, action, old_row, new_row, changed_fields, user_id, request_id)
  values (tg_table_name, row_key, left(tg_op, 1), old_row, new_row, changed,
    audit_user(), nullif(current_setting('corridor.request_id', true), ''));
  return null;
end $$;

-- Makes every change of a table's rows an entry of the audit log.
create function audit_table(audited text) returns void language plpgsql as $$
declare
  key_columns constant text := (
    select string_agg(quote_literal(columns.attname), ', ' order by keys.position)
    from pg_index indexes
    cross join unnest(indexes.indkey) with ordinality as keys (attnum, position)
    join pg_attribute columns on columns.attrelid = indexes.indrelid and columns.attnum = keys.attnum
    where indexes.indrelid = format('%I', audited)::regclass and indexes.indisprimary);
begin
  execute format('create or replace trigger audit_row after insert or update or delete on %I
    for each row execute function audit_row(%s)', audited, key_columns);
  execute format('create or replace trigger audit_truncate after truncate on %I
    for each statement execute function audit_row()', audited);
end $$;
revoke execute on function audit_table from public;

select audit_table(tables.relname)
from pg_trigger triggers
join pg_class tables on tables.oid = triggers.tgrelid
where triggers.tgname = 'audit_row';
