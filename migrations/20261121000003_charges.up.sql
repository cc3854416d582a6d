-- Specification section 3: tariffs, charges, account groups, and what accounts and settings hold about money.

create table tariffs (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  type text not null check (type in ('monthly_maintenance_charge', 'incoming_fund_fee', 'payment_fee', 'balance_transfer_fee')),
  -- In pounds; payment fees have their amounts in details.
  amount numeric check (amount >= 0),
  is_default boolean not null default false,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  check ((type = 'payment_fee') = (amount is null))
);
create unique index tariffs_one_default on tariffs (type) where is_default;
create index tariffs_listed on tariffs (type, is_default desc, name);

alter table accounts
  add process_charges boolean not null default false,
  add process_charges_from date,
  add payment_fee_tariff_id uuid references tariffs (id),
  add incoming_fund_fee_tariff_id uuid references tariffs (id),
  add monthly_maintenance_charge_tariff_id uuid references tariffs (id),
  add balance_transfer_fee_tariff_id uuid references tariffs (id),
  add debit_account_id uuid references accounts (id),
  add debit_account_use_source boolean not null default true,
  add charge_currencies text[] not null default '{}',
  add charge_currencies_use_source boolean not null default true,
  add safeguarding_enabled boolean not null default false,
  add safeguarding_permitted boolean not null default true,
  add safeguarded_amount_gbp numeric not null default 0,
  add safeguarded_amount_eur numeric not null default 0,
  add safeguarded_amount_usd numeric not null default 0,
  add "isDesignated" boolean not null default false,
  add "isTccSubAccount" boolean not null default true,
  add transactions_validated_at timestamptz,
  add check (not safeguarding_enabled or safeguarding_permitted),
  add check (debit_account_use_source or debit_account_id is not null);
create index accounts_name on accounts (name);
create index accounts_debit_account on accounts (debit_account_id) where debit_account_id is not null;

alter table settings
  add incoming_fund_fee_account_id uuid references accounts (id),
  add monthly_maintenance_charge_account_id uuid references accounts (id),
  add payment_fee_account_id uuid references accounts (id),
  add euro_negative_interest_account_id uuid references accounts (id),
  add balance_transfer_fee_account_id uuid references accounts (id),
  add euro_negative_interest_charge_rate numeric not null default 0 check (euro_negative_interest_charge_rate between 0 and 1),
  add euro_liquidity_balance_amount numeric not null default 0 check (euro_liquidity_balance_amount >= 0),
  add safeguarding_control_account_id uuid references accounts (id),
  add safeguarding_gbp_balance_alarm numeric check (safeguarding_gbp_balance_alarm >= 0),
  add safeguarding_eur_balance_alarm numeric check (safeguarding_eur_balance_alarm >= 0),
  add safeguarding_usd_balance_alarm numeric check (safeguarding_usd_balance_alarm >= 0),
  add send_new_account_requests_to_provider boolean not null default false,
  add new_account_forms jsonb not null default '[]';

create table charges (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  type text not null check (type in ('monthly_maintenance_charge', 'incoming_fund_fee', 'payment_fee', 'balance_transfer_fee',
    'euro_negative_interest')),
  status text not null check (status in ('pending', 'processing', 'completed', 'failed', 'cancelled')),
  amount numeric not null check (amount >= 0),
  -- The same charge in other currencies, by code, as decimal strings.
  amounts jsonb not null default '{}' check (jsonb_typeof(amounts) = 'object'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  exchange_rate numeric check (exchange_rate > 0),
  narrative text not null,
  payment_id uuid references payments (id),
  tariff_id uuid references tariffs (id),
  main_account_id uuid not null references accounts (id),
  source_account_id uuid not null references accounts (id),
  destination_account_id uuid not null references accounts (id),
  tcc_transfer_id uuid unique,
  tcc_transaction_id uuid,
  error_message text,
  "retryCount" integer not null default 0 check ("retryCount" >= 0),
  "updatedAt" timestamptz not null default now(),
  check (source_account_id <> destination_account_id)
);
-- One fee for a payment and a type, however often the schedule runs.
create unique index charges_one_per_payment on charges (payment_id, type) where payment_id is not null and status <> 'cancelled';
create index charges_main_account on charges (main_account_id, created_at desc, id);
create index charges_open on charges (status, created_at) where status in ('pending', 'processing', 'failed');
create index charges_created on charges (created_at desc, id);
create index charges_transaction on charges (tcc_transaction_id) where tcc_transaction_id is not null;

-- How an amount came about: the tariff as it was, what it was applied to, each step.
create table charge_derivations (
  charge_id uuid primary key references charges (id),
  inputs jsonb not null,
  steps jsonb not null,
  "createdAt" timestamptz not null default now()
);

-- The charges a person may see: one row for each seat on the charged account.
create view vw_user_charges as
  select charges.*, seat.user_id, accounts.name as account_name
  from charges
  join accounts on accounts.id = charges.main_account_id
  join "CurrencyCloudContacts" seat on seat.account_id = charges.main_account_id;

create table groups (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  org_id uuid not null references organisations (id) on delete cascade,
  unique (org_id, name)
);

create table accounts_to_groups (
  account_id uuid not null references accounts (id) on delete cascade,
  group_id uuid not null references groups (id) on delete cascade,
  primary key (account_id, group_id)
);
create index accounts_to_groups_group on accounts_to_groups (group_id);

create table users_to_groups (
  user_id text not null references users (id) on delete cascade,
  group_id uuid not null references groups (id) on delete cascade,
  primary key (user_id, group_id)
);
create index users_to_groups_group on users_to_groups (group_id);

-- A group holds accounts and people of its own organisation only.
create function guard_group_account() returns trigger language plpgsql as $$
begin
  if not exists (
    select from groups g join accounts a on a.org_id = g.org_id where g.id = new.group_id and a.id = new.account_id
  ) then
    raise exception 'group_of_another_organisation' using errcode = '22023';
  end if;
  return new;
end $$;
create function guard_group_user() returns trigger language plpgsql as $$
begin
  if not exists (
    select from groups g join users_organisations link on link.org_id = g.org_id
    where g.id = new.group_id and link.user_id = new.user_id
  ) then
    raise exception 'group_of_another_organisation' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger guard_group_account before insert or update on accounts_to_groups
  for each row execute function guard_group_account();
create trigger guard_group_user before insert or update on users_to_groups
  for each row execute function guard_group_user();
