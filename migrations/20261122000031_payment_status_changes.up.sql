-- When a payment reached each of its statuses. A trigger writes it, so that no writer of the status can leave it out.
create table payment_status_changes (
  id uuid primary key default gen_random_uuid(),
  "paymentId" uuid not null references payments (id),
  status text not null,
  "reachedAt" timestamptz not null default clock_timestamp()
);
create index payment_status_changes_payment on payment_status_changes ("paymentId", "reachedAt");
grant select on payment_status_changes to corridor_hasura, corridor_actions;

-- The logins may not write this table themselves.
create function record_payment_status() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    insert into payment_status_changes ("paymentId", status) values (new.id, new.status);
  end if;
  return null;
end $$;
create trigger record_payment_status after insert or update of status on payments
  for each row execute function record_payment_status();
create trigger append_only before update or delete or truncate on payment_status_changes
  for each statement execute function refuse_change();

-- Payments that are there already: the audit log knows when.
insert into payment_status_changes ("paymentId", status, "reachedAt")
  select row_id::uuid, new_row ->> 'status', action_at
  from audit_logged_actions
  where table_name = 'payments' and (action = 'I' or action = 'U' and 'status' = any (changed_fields))
  order by event_id;
