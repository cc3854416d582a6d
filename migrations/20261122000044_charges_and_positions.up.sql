-- What charging and safeguarding write every day.

-- The month that a charge is for, as its first day. One charge for an account, type and month; one for a transaction and type.
alter table charges
  add month date check (month = date_trunc('month', month)::date);
create unique index charges_one_per_month on charges (main_account_id, type, month)
  where month is not null and status <> 'cancelled';
create unique index charges_one_per_transaction on charges (tcc_transaction_id, type)
  where tcc_transaction_id is not null and status <> 'cancelled';

-- The fee of a payment that was never sent goes with it, and its derivation too. No other charge is ever deleted.
alter table charge_derivations
  drop constraint charge_derivations_charge_id_fkey,
  add foreign key (charge_id) references charges (id) on delete cascade;
drop trigger append_only on charge_derivations;
create trigger append_only before update or truncate on charge_derivations
  for each statement execute function refuse_change();
create function guard_derivation() returns trigger language plpgsql as $$
begin
  if exists (select from charges where id = old.charge_id) then
    raise exception 'charge_derivations is append-only' using errcode = '22023';
  end if;
  return old;
end $$;
create trigger guard_derivation before delete on charge_derivations for each row execute function guard_derivation();

create function guard_charge_deletion() returns trigger language plpgsql as $$
begin
  if old.type <> 'payment_fee' or old.status <> 'pending'
     or exists (select from payments where id = old.payment_id and "tccPaymentId" is not null) then
    raise exception 'charge_is_history' using errcode = '22023';
  end if;
  return old;
end $$;
create trigger guard_charge_deletion before delete on charges for each row execute function guard_charge_deletion();
grant delete on charges to corridor_actions;

-- Double entry: what belongs together has one transaction_id and adds up to nothing in each currency.
create table postings (
  id bigint generated always as identity primary key,
  transaction_id uuid not null,
  template text not null check (template <> ''),
  account_id uuid not null references accounts (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric not null check (amount <> 0),
  charge_id uuid references charges (id),
  safeguarding_transfer_id uuid references safeguarding_transfers (id),
  at timestamptz not null
);
create index postings_transaction on postings (transaction_id);
create index postings_account on postings (account_id, currency, at desc);
create index postings_charge on postings (charge_id) where charge_id is not null;
create index postings_safeguarding_transfer on postings (safeguarding_transfer_id) where safeguarding_transfer_id is not null;

create function require_net_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select from postings where transaction_id = new.transaction_id group by currency having sum(amount) <> 0
  ) then
    raise exception 'postings_do_not_net_to_zero' using errcode = '22023';
  end if;
  return null;
end $$;
create constraint trigger require_net_zero after insert on postings deferrable initially deferred
  for each row execute function require_net_zero();
create trigger append_only before update or delete or truncate on postings
  for each statement execute function refuse_change();

-- What was held for an account and what had to be, on one day.
create table safeguarding_positions (
  account_id uuid not null references accounts (id),
  currency text not null check (currency in ('GBP', 'EUR', 'USD')),
  day date not null,
  balance numeric not null,
  pending_amount numeric not null,
  overdue_amount numeric not null,
  today_amount numeric not null,
  tomorrow_amount numeric not null,
  this_week_amount numeric not null,
  conversions_amount numeric not null,
  top_payments jsonb not null default '[]' check (jsonb_typeof(top_payments) = 'array'),
  safeguarded_amount numeric not null,
  required_amount numeric not null,
  suggested_transfer numeric not null,
  created_at timestamptz not null default now(),
  primary key (account_id, currency, day)
);
create index safeguarding_positions_day on safeguarding_positions (day desc, currency);
create trigger append_only before update or delete or truncate on safeguarding_positions
  for each statement execute function refuse_change();

-- What is handed over should the house fail, built every night.
create table resolution_packs (
  id uuid primary key default gen_random_uuid(),
  day date not null unique,
  manifest jsonb not null check (jsonb_typeof(manifest) = 'object'),
  "s3Key" text not null unique,
  started_at timestamptz not null,
  finished_at timestamptz not null check (finished_at >= started_at)
);

do $$
declare
  added text;
begin
  foreach added in array array['postings', 'safeguarding_positions', 'resolution_packs'] loop
    execute format('grant select on %I to corridor_hasura', added);
    execute format('grant select, insert on %I to corridor_actions', added);
  end loop;
end $$;
