-- What the portal's own work needs: quotes, drafts, uploads, notices, runs, reconciliations, changes that wait for a second person.

-- A price shown to a person, good until it expires, usable once.
create table quotes (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id),
  user_id text not null references users (id),
  "buyCurrency" text not null check ("buyCurrency" ~ '^[A-Z]{3}$'),
  "sellCurrency" text not null check ("sellCurrency" ~ '^[A-Z]{3}$'),
  "fixedSide" text not null check ("fixedSide" in ('buy', 'sell')),
  "clientBuyAmount" numeric not null check ("clientBuyAmount" > 0),
  "clientSellAmount" numeric not null check ("clientSellAmount" > 0),
  "clientRate" numeric not null check ("clientRate" > 0),
  "midMarketRate" numeric,
  "conversionDate" date not null,
  "conversionDatePreference" text
    check ("conversionDatePreference" in ('default', 'earliest', 'next_day', 'optimize_liquidity')),
  "settlementCutOffTime" timestamptz,
  "tccQuoteId" uuid,
  "expiresAt" timestamptz not null,
  "usedAt" timestamptz,
  "createdAt" timestamptz not null default now(),
  check ("buyCurrency" <> "sellCurrency")
);
create index quotes_user on quotes (user_id, "createdAt" desc);

-- A conversion as it was asked for here; the provider's own record is in tcc_conversions.
create table conversions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id),
  "tccConversionId" uuid unique,
  "uniqueRequestId" text not null,
  "quoteId" uuid unique references quotes (id),
  "createdById" text not null references users (id),
  status text not null default 'awaiting_funds'
    check (status in ('awaiting_funds', 'funds_sent', 'funds_arrived', 'trade_settled', 'closed')),
  "errorCode" text,
  "errorMessage" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique (account_id, "uniqueRequestId")
);
create index conversions_account on conversions (account_id, "createdAt" desc, id);

-- A transfer between accounts as it was asked for here; the provider's own record is in tcc_transfers.
create table transfers (
  id uuid primary key default gen_random_uuid(),
  "sourceAccountId" uuid not null references accounts (id),
  "destinationAccountId" uuid not null references accounts (id),
  "tccTransferId" uuid unique,
  "uniqueRequestId" text not null unique,
  amount numeric not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null,
  "shouldCharge" boolean not null default true,
  status text not null default 'pending' check (status in ('pending', 'completed', 'cancelled')),
  "createdById" text not null references users (id),
  "errorCode" text,
  "errorMessage" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  check ("sourceAccountId" <> "destinationAccountId")
);
create index transfers_source on transfers ("sourceAccountId", "createdAt" desc, id);
create index transfers_destination on transfers ("destinationAccountId", "createdAt" desc, id);

-- A draft of a payment, saved while it is entered.
create table payment_drafts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id),
  user_id text not null references users (id) on delete cascade,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index payment_drafts_user on payment_drafts (user_id, account_id, "updatedAt" desc);

-- A file of payments, beneficiaries or people, and each of its rows with its own outcome.
create table uploads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('payments', 'beneficiaries', 'users', 'accounts')),
  account_id uuid references accounts (id),
  org_id uuid references organisations (id),
  user_id text not null references users (id),
  filename text not null,
  digest text not null,
  state text not null default 'received' check (state in ('received', 'checked', 'running', 'done', 'cancelled')),
  row_count integer not null default 0 check (row_count >= 0),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  check (num_nonnulls(account_id, org_id) = 1)
);
create index uploads_account on uploads (account_id, "createdAt" desc);
create index uploads_org on uploads (org_id, "createdAt" desc);

create table upload_rows (
  upload_id uuid not null references uploads (id) on delete cascade,
  row_number integer not null check (row_number > 0),
  content jsonb not null,
  state text not null default 'checked' check (state in ('checked', 'refused', 'created', 'failed')),
  problems jsonb not null default '[]',
  entity_id uuid,
  primary key (upload_id, row_number)
);

-- Something that a person should hear of, until they have read it.
create table notices (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  content jsonb not null default '{}',
  "readAt" timestamptz,
  "createdAt" timestamptz not null default now()
);
create index notices_user on notices (user_id, "createdAt" desc);

-- Each run of a schedule with its report; the unique name of what is unfinished keeps two from running at once.
create table schedule_runs (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  lease_until timestamptz not null,
  outcome text check (outcome in ('done', 'failed', 'abandoned')),
  report jsonb not null default '{}',
  check ((finished_at is null) = (outcome is null))
);
create unique index schedule_runs_one_at_a_time on schedule_runs (name) where finished_at is null;
create index schedule_runs_name on schedule_runs (name, started_at desc);

-- The daily comparison of what clients are owed with what is held for them.
create table reconciliations (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  kind text not null check (kind in ('internal', 'external')),
  currency text not null check (currency in ('GBP', 'EUR', 'USD')),
  requirement numeric not null,
  resource numeric not null,
  difference numeric generated always as (resource - requirement) stored,
  breaks jsonb not null default '[]',
  prepared_by text references users (id),
  prepared_at timestamptz not null default now(),
  signed_by text references users (id),
  signed_at timestamptz,
  unique (day, kind, currency),
  check ((signed_by is null) = (signed_at is null)),
  check (signed_by is distinct from prepared_by or signed_by is null)
);

-- A change of administration that a second person has to allow.
create table pending_changes (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  entity text not null,
  entity_id text not null,
  org_id uuid references organisations (id),
  change jsonb not null,
  digest text not null,
  requested_by text not null references users (id),
  requested_at timestamptz not null default now(),
  decision text check (decision in ('allowed', 'refused', 'withdrawn')),
  decided_by text references users (id),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check (decision is distinct from 'allowed' or decided_by <> requested_by)
);
create index pending_changes_open on pending_changes (org_id, requested_at) where decision is null;
create unique index pending_changes_one_each on pending_changes (entity, entity_id, kind) where decision is null;
