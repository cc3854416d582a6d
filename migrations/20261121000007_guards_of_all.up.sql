-- The database's own refusals for every entity: state machines, history, logins, audit, news.

-- State machines. The same tables stand in domain/stateMachines.ts; a test compares the two. An empty from_status is creation. ---

create table state_transitions (
  machine text not null,
  from_status text not null,
  to_status text not null,
  -- Only while the provider never took the row.
  only_unsent boolean not null default false,
  primary key (machine, from_status, to_status)
);
insert into state_transitions (machine, from_status, to_status, only_unsent)
  select 'payment', from_status, to_status, only_unsent from payment_transitions;
insert into state_transitions (machine, from_status, to_status) values
  ('payment', '', 'new'), ('payment', '', 'awaiting_authorisation'),
  ('conversion', '', 'awaiting_funds'),
  ('conversion', 'awaiting_funds', 'funds_sent'), ('conversion', 'awaiting_funds', 'funds_arrived'),
  ('conversion', 'awaiting_funds', 'trade_settled'), ('conversion', 'awaiting_funds', 'closed'),
  ('conversion', 'funds_sent', 'funds_arrived'), ('conversion', 'funds_sent', 'trade_settled'),
  ('conversion', 'funds_sent', 'closed'), ('conversion', 'funds_arrived', 'trade_settled'),
  ('transfer', '', 'pending'), ('transfer', 'pending', 'completed'), ('transfer', 'pending', 'cancelled'),
  ('charge', '', 'pending'), ('charge', 'pending', 'processing'), ('charge', 'pending', 'completed'),
  ('charge', 'pending', 'cancelled'), ('charge', 'processing', 'completed'), ('charge', 'processing', 'failed'),
  ('charge', 'failed', 'pending'), ('charge', 'failed', 'completed'), ('charge', 'failed', 'cancelled'),
  ('submission', '', 'draft'), ('submission', 'draft', 'review_requested'), ('submission', 'draft', 'submitted'),
  ('submission', 'review_requested', 'draft'), ('submission', 'review_requested', 'submitted'),
  ('submission', 'submitted', 'approved'), ('submission', 'submitted', 'rejected'), ('submission', 'rejected', 'draft'),
  ('safeguarding_transfer', '', 'pending'), ('safeguarding_transfer', 'pending', 'completed'),
  ('safeguarding_transfer', 'pending', 'cancelled');

-- Arguments: the machine, and the column that holds its state.
create function guard_state() returns trigger language plpgsql as $$
declare
  machine_name constant text := tg_argv[0];
  next_state constant text := to_jsonb(new) ->> tg_argv[1];
  state constant text := case when tg_op = 'INSERT' then '' else to_jsonb(old) ->> tg_argv[1] end;
  is_sent constant boolean := tg_op = 'UPDATE' and to_jsonb(old) ->> 'tccPaymentId' is not null;
begin
  if next_state <> state and not exists (
    select from state_transitions t
    where t.machine = machine_name and t.from_status = state and t.to_status = next_state
      and not (t.only_unsent and is_sent)
  ) then
    raise exception '%_transition_not_allowed: % -> %', machine_name, state, next_state using errcode = '22023';
  end if;
  return new;
end $$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new."updatedAt" := clock_timestamp();
  return new;
end $$;

drop trigger guard_payment_status on payments;
drop function guard_payment_status;
drop table payment_transitions;
create trigger guard_state before insert or update on payments for each row execute function guard_state('payment', 'status');
create trigger guard_state before insert or update on conversions for each row execute function guard_state('conversion', 'status');
create trigger guard_state before insert or update on transfers for each row execute function guard_state('transfer', 'status');
create trigger guard_state before insert or update on charges for each row execute function guard_state('charge', 'status');
create trigger guard_state before insert or update on new_account_submissions
  for each row execute function guard_state('submission', 'status_code');
create trigger guard_state before insert or update on safeguarding_transfers
  for each row execute function guard_state('safeguarding_transfer', 'status');

do $$
declare
  touched text;
begin
  foreach touched in array array['payments', 'conversions', 'transfers', 'charges', 'safeguarding_transfers', 'tariffs',
    'payment_drafts', 'uploads'] loop
    execute format('create trigger touch_updated_at before update on %I for each row execute function touch_updated_at()',
      touched);
  end loop;
end $$;

-- What is written once stays: positions, derivations, decisions and signed days. -------------------------------------------

create trigger append_only before update or delete or truncate on safeguarding_adjustments
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on charge_derivations
  for each statement execute function refuse_change();

create function guard_decided() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) ->> tg_argv[0] is not null then
    raise exception '%_is_decided', tg_table_name using errcode = '22023';
  end if;
  return coalesce(new, old);
end $$;
create trigger guard_decided before update or delete on pending_changes
  for each row execute function guard_decided('decision');
create trigger guard_decided before update or delete on reconciliations
  for each row execute function guard_decided('signed_by');

-- An account that is not there is refused where a foreign one is: by the permission's check, before the key is looked at.
alter table users alter constraint users_last_used_account_id_fkey deferrable initially deferred;

-- A quote is used once, and only before it expires is for the action to say: the clock is the business's. -------------------

create function guard_quote() returns trigger language plpgsql as $$
begin
  if old."usedAt" is not null
     or to_jsonb(new) - 'usedAt' - 'tccQuoteId' is distinct from to_jsonb(old) - 'usedAt' - 'tccQuoteId' then
    raise exception 'quote_already_used' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger guard_quote before update on quotes for each row execute function guard_quote();

-- Audit, and news for live screens. ------------------------------------------------------------------------------------------

do $$
declare
  audited text;
begin
  foreach audited in array array['tariffs', 'charges', 'groups', 'accounts_to_groups', 'users_to_groups',
    'restricted_countries', 'payment_purpose_codes', 'assets', 'fraud_notices', 'favourites_addresses',
    'favourites_entities', 'favourites_persons', 'new_account_submissions', 'safeguarding_transfers',
    'safeguarding_adjustments', 'conversions', 'transfers', 'uploads', 'reconciliations', 'pending_changes',
    'tcc_collections'] loop
    execute format('create trigger audit_row after insert or update or delete on %I
      for each row execute function audit_row()', audited);
    execute format('create trigger audit_truncate after truncate on %I
      for each statement execute function audit_row()', audited);
  end loop;
end $$;

do $$
declare
  watched text;
begin
  foreach watched in array array['tcc_payments', 'conversions', 'tcc_conversions', 'transfers', 'tcc_transfers',
    'tcc_transactions', 'charges', 'notices', 'uploads', 'upload_rows', 'pending_changes', 'safeguarding_transfers',
    'new_account_submissions'] loop
    execute format('create trigger announce_change after insert or update or delete on %I
      for each statement execute function announce_change()', watched);
  end loop;
end $$;

-- Logins -----------------------------------------------------------------------------------------------------------------------

do $$
declare
  added text;
begin
  foreach added in array array['tariffs', 'charges', 'charge_derivations', 'groups', 'accounts_to_groups',
    'users_to_groups', 'restricted_countries', 'regions', 'currencies', 'payment_purpose_codes', 'rates', 'assets',
    'sharepoint_media', 'fraud_notices', 'favourites_addresses', 'favourites_entities', 'favourites_persons',
    'new_account_submissions', 'safeguarding_transfers', 'safeguarding_adjustments', 'tcc_accounts', 'tcc_contacts',
    'tcc_beneficiaries', 'tcc_conversions', 'tcc_funding', 'tcc_collections', 'tcc_transactions', 'tcc_transfers',
    'quotes', 'conversions', 'transfers', 'payment_drafts', 'uploads', 'upload_rows', 'notices', 'schedule_runs',
    'reconciliations', 'pending_changes'] loop
    execute format('grant select on %I to corridor_hasura', added);
    execute format('grant select, insert, update on %I to corridor_actions', added);
  end loop;
end $$;
grant select on vw_user_charges, state_transitions to corridor_hasura, corridor_actions;
grant delete on accounts_to_groups, users_to_groups, groups, favourites_addresses, favourites_entities, favourites_persons,
  payment_drafts, payment_purpose_codes, new_account_submissions, fraud_notices, assets, safeguarding_transfers
  to corridor_actions;
grant insert, update, delete on restricted_countries to corridor_hasura;
grant update ("readAt") on notices to corridor_hasura;
grant select, insert, update on vault.admin_key_credentials to corridor_actions;
