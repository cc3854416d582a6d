do $$
declare
  watched record;
begin
  for watched in
    select c.relname as name, t.tgname as trigger_name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and (
      t.tgname in ('guard_state', 'touch_updated_at', 'guard_decided', 'guard_quote')
      or t.tgname in ('audit_row', 'audit_truncate', 'append_only', 'announce_change') and c.relname in (
        'tariffs', 'charges', 'charge_derivations', 'groups', 'accounts_to_groups', 'users_to_groups', 'restricted_countries',
        'payment_purpose_codes', 'assets', 'fraud_notices', 'favourites_addresses', 'favourites_entities',
        'favourites_persons', 'new_account_submissions', 'safeguarding_transfers', 'safeguarding_adjustments', 'conversions',
        'transfers', 'uploads', 'upload_rows', 'notices', 'reconciliations', 'pending_changes', 'tcc_payments',
        'tcc_conversions', 'tcc_transfers', 'tcc_transactions', 'tcc_collections'))
  loop
    execute format('drop trigger %I on %I', watched.trigger_name, watched.name);
  end loop;
end $$;
alter table users alter constraint users_last_used_account_id_fkey not deferrable;
drop function guard_decided, guard_quote, touch_updated_at;

create table payment_transitions (
  from_status text not null,
  to_status text not null,
  only_unsent boolean not null default false,
  primary key (from_status, to_status)
);
insert into payment_transitions
  select from_status, to_status, only_unsent from state_transitions where machine = 'payment' and from_status <> '';
grant select on payment_transitions to corridor_hasura, corridor_actions;
drop function guard_state;
drop table state_transitions;

create function guard_payment_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status not in ('new', 'awaiting_authorisation') then
      raise exception 'payment_transition_not_allowed: a payment begins as new or awaiting_authorisation, not %', new.status
        using errcode = '22023';
    end if;
  elsif new.status <> old.status and not exists (
    select from payment_transitions t
    where t.from_status = old.status and t.to_status = new.status
      and not (t.only_unsent and old."tccPaymentId" is not null)
  ) then
    raise exception 'payment_transition_not_allowed: % -> %', old.status, new.status using errcode = '22023';
  end if;
  new."updatedAt" := clock_timestamp();
  return new;
end $$;
create trigger guard_payment_status before insert or update on payments
  for each row execute function guard_payment_status();
