-- What the database itself refuses, whoever asks: illegal transitions, edits of history, writes past the actions.

-- Payment states. The same table stands in domain/payments/transitions.ts; a test compares the two. -------------------

insert into payment_transitions (from_status, to_status, only_unsent) values
  ('new', 'awaiting_authorisation', false), ('new', 'authorised', false), ('new', 'processing', false),
  ('new', 'failed', false), ('new', 'deleted', false),
  ('awaiting_authorisation', 'authorised', false), ('awaiting_authorisation', 'new', false),
  ('awaiting_authorisation', 'deleted', false), ('awaiting_authorisation', 'failed', false),
  ('authorised', 'processing', false), ('authorised', 'awaiting_authorisation', false),
  ('authorised', 'failed', false), ('authorised', 'deleted', false),
  ('processing', 'ready_to_send', false), ('processing', 'awaiting_authorisation', false),
  ('processing', 'failed', false), ('processing', 'submitted', false), ('processing', 'released', false),
  ('processing', 'completed', false),
  ('ready_to_send', 'released', false), ('ready_to_send', 'submitted', false), ('ready_to_send', 'completed', false),
  ('ready_to_send', 'failed', false), ('ready_to_send', 'suspended', false), ('ready_to_send', 'deleted', false),
  ('released', 'submitted', false), ('released', 'completed', false), ('released', 'failed', false),
  ('released', 'ready_to_send', false),
  ('submitted', 'completed', false), ('submitted', 'failed', false),
  ('suspended', 'ready_to_send', false), ('suspended', 'deleted', false), ('suspended', 'failed', false),
  ('completed', 'failed', false),
  ('failed', 'awaiting_authorisation', true), ('failed', 'new', true), ('failed', 'deleted', true);

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

-- What was sent is what was approved: once the provider holds the payment, its content cannot be rewritten. -----------

create function guard_sent_payment() returns trigger language plpgsql as $$
begin
  if old."tccPaymentId" is not null and
     (new.amount, new.currency, new."beneficiarySliceId", new."accountId", new."uniqueRequestId", new."tccPaymentId")
     is distinct from
     (old.amount, old.currency, old."beneficiarySliceId", old."accountId", old."uniqueRequestId", old."tccPaymentId") then
    raise exception 'payment_already_sent' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger guard_sent_payment before update on payments for each row execute function guard_sent_payment();

-- An authorisation is given once and never taken over. --------------------------------------------------------------

create function guard_authorisation() returns trigger language plpgsql as $$
begin
  if old."authorisedById" is not null and new is distinct from old then
    raise exception 'authorisation_already_given' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger guard_authorisation before update on payment_authorisation_requests
  for each row execute function guard_authorisation();

-- A slice is history: only its is_most_recent mark may fall. ----------------------------------------------------------

create function guard_slice() returns trigger language plpgsql as $$
begin
  if not (old.is_most_recent and not new.is_most_recent)
     or to_jsonb(new) - 'is_most_recent' is distinct from to_jsonb(old) - 'is_most_recent' then
    raise exception 'beneficiary_slice_is_history' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger guard_slice before update on beneficiary_information_slice for each row execute function guard_slice();

-- Audit -------------------------------------------------------------------------------------------------------------

create table audit_logged_actions (
  event_id bigint generated always as identity primary key,
  table_name text not null,
  row_id text,
  action text not null check (action in ('I', 'U', 'D', 'T')),
  old_row jsonb,
  new_row jsonb,
  changed_fields text[],
  user_id text,
  request_id text,
  action_at timestamptz not null default clock_timestamp()
);
create index audit_logged_actions_row on audit_logged_actions (table_name, row_id, event_id);

-- Hasura announces its session in hasura.user, the actions theirs in corridor.user.
create function audit_user() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('corridor.user', true), ''),
    nullif(current_setting('hasura.user', true), '')::jsonb ->> 'x-hasura-user-id')
$$;

create function audit_row() returns trigger language plpgsql security definer set search_path = public as $$
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

do $$
declare
  audited text;
begin
  foreach audited in array array['organisations', 'accounts', 'users', 'users_organisations', 'roles',
    'CurrencyCloudContacts', 'organisation_payment_auth_rule', 'payment_auth_rule_role', 'beneficiaries',
    'beneficiary_information_slice', 'payments', 'payment_authorisation_requests', 'provider_intents', 'settings',
    'system_status', 'countries'] loop
    execute format('create trigger audit_row after insert or update or delete on %I
      for each row execute function audit_row()', audited);
    execute format('create trigger audit_truncate after truncate on %I
      for each statement execute function audit_row()', audited);
  end loop;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '22023';
end $$;
create trigger append_only before update or delete or truncate on audit_logged_actions
  for each statement execute function refuse_change();

-- Live screens: listeners are told to query again. --------------------------------------------------------------------

create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('corridor_changed', tg_table_name);
  return null;
end $$;
do $$
declare
  watched text;
begin
  foreach watched in array array['payments', 'payment_authorisation_requests', 'beneficiaries', 'balances',
    'system_status', 'settings'] loop
    execute format('create trigger announce_change after insert or update or delete on %I
      for each statement execute function announce_change()', watched);
  end loop;
end $$;

-- Which open payments a person may authorise: the dashboard's badge and the authorisations list. ----------------------
-- The action decides again with domain/payments/authorisation.ts; this is the same rule, for reading.

create function payments_you_can_authorise(hasura_session json) returns setof payments language sql stable as $$
  select p.*
  from payments p
  join "CurrencyCloudContacts" seat
    on seat.account_id = p."accountId" and seat.user_id = hasura_session ->> 'x-hasura-user-id'
  join users person on person.id = seat.user_id and person.enabled
  join organisation_payment_auth_rule rule on rule.id = p."authRuleId"
  where p."tccPaymentId" is null
    and p.status = 'awaiting_authorisation'
    and (rule.can_authorise_own_payments or p."createdById" <> seat.user_id)
    and (seat.upper_fx_limit is null or p."authorisationAmount" <= seat.upper_fx_limit)
    and exists (
      select from payment_authorisation_requests request
      where request."paymentId" = p.id and request."authorisedById" is null and request."roleIdRequired" = seat.role_id)
    and not exists (
      select from payment_authorisation_requests given
      where given."paymentId" = p.id and given."authorisedById" = seat.user_id)
$$;

-- Logins: Hasura reads everything and writes only what carries no money; the actions write the rest. -----------------
-- Passwords are set by whoever deploys (the local stack, or the database's administrator).

do $$
begin
  if not exists (select from pg_roles where rolname = 'corridor_hasura') then create role corridor_hasura; end if;
  if not exists (select from pg_roles where rolname = 'corridor_actions') then create role corridor_actions; end if;
exception when duplicate_object or unique_violation then null;
end $$;

grant usage on schema public to corridor_hasura, corridor_actions;
grant usage on schema vault to corridor_actions;
grant select on all tables in schema public to corridor_hasura;
grant update (last_used_account_id, last_seen_at) on users to corridor_hasura;
grant insert, update, delete on settings, countries to corridor_hasura;

grant select, insert, update on all tables in schema public to corridor_actions;
grant delete on payment_authorisation_requests, webhook_deliveries to corridor_actions;
grant select, insert, update on all tables in schema vault to corridor_actions;
revoke insert, update on audit_logged_actions, payment_transitions from corridor_actions;
