-- What charging needs to run by itself (docs/decisions/072).

-- The last day of the last period that was decided for a type that a schedule records.
create table charge_positions (
  type text primary key check (type in ('incoming_fund_fee', 'monthly_maintenance_charge', 'euro_negative_interest')),
  decided_until date not null
);

-- Each time a charge was sent to the provider: in which currency, at which rate, and the steps to the amount.
create table charge_attempts (
  charge_id uuid not null references charges (id),
  attempt integer not null check (attempt >= 1),
  key text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric not null check (amount > 0),
  exchange_rate numeric check (exchange_rate > 0),
  rate_at timestamptz check ((rate_at is null) = (exchange_rate is null)),
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  at timestamptz not null,
  primary key (charge_id, attempt)
);
create trigger append_only before update or delete or truncate on charge_attempts
  for each statement execute function refuse_change();

-- A charge that no balance covers is not tried before this time.
alter table charges add next_attempt_at timestamptz;

-- Whether a month was charged for, waived charges included.
create index charges_of_month on charges (main_account_id, type, month) where month is not null;
create index charges_processing on charges (source_account_id, currency) where status = 'processing';
create index tcc_transactions_inbound on tcc_transactions (completed_at)
  where status = 'completed' and type = 'credit' and related_entity_type in ('inbound_funds', 'inbound_funds_local');
-- A charge is posted once.
create unique index postings_one_per_charge on postings (charge_id, account_id, currency) where charge_id is not null;

grant select on charge_attempts to corridor_hasura;
grant select, insert on charge_attempts to corridor_actions;
grant select, insert, update on charge_positions to corridor_actions;

-- What the list of charges finds, as found_transfers does for transfers. A filter that is null takes every charge.
create function found_charges(
  account_id uuid default null,
  created_from timestamptz default null,
  -- Before this moment.
  created_before timestamptz default null
) returns setof charges language sql stable as $$
  select c.*
  from charges c
  where (found_charges.account_id is null or c.main_account_id = found_charges.account_id)
    and (created_from is null or c.created_at >= created_from)
    and (created_before is null or c.created_at < created_before)
$$;
