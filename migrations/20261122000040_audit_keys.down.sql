drop function audit_table;

create or replace function audit_row() returns trigger language plpgsql security definer set search_path = public as $$
declare
  old_row jsonb := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) end;
  new_row jsonb := case when tg_op in ('INSERT', 'UPDATE') then to_jsonb(new) end;
  changed text[] := case when tg_op = 'UPDATE' then
    array(select key from jsonb_each(new_row) where value is distinct from old_row -> key order by key) end;
begin
  if tg_op = 'UPDATE' and changed = '{}' then
    return null;
  end if;
  insert into audit_logged_actions (table_name, row_id, action, old_row, new_row, changed_fields, user_id, request_id)
  values (tg_table_name, coalesce(new_row, old_row) ->> 'id', left(tg_op, 1), old_row, new_row, changed,
    audit_user(), nullif(current_setting('corridor.request_id', true), ''));
  return null;
end $$;
