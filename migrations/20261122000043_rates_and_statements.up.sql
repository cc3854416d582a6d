-- What conversions, balances and statements need beside the mirrors.

-- The mid-market rate of a pair over time: one row for each hour in which the feed brought one.
create table rate_history (
  "currencyPair" text not null check ("currencyPair" ~ '^[A-Z]{6}$'),
  at timestamptz not null,
  "midMarketRate" numeric not null check ("midMarketRate" > 0),
  primary key ("currencyPair", at)
);

-- A rate at which a user wants to be told. A daily alert has no rate.
create table rate_alerts (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  "currencyPair" text not null check ("currencyPair" ~ '^[A-Z]{6}$'),
  kind text not null check (kind in ('above', 'below', 'daily')),
  rate numeric check (rate > 0),
  enabled boolean not null default true,
  "lastSentAt" timestamptz,
  "createdAt" timestamptz not null default now(),
  check ((kind = 'daily') = (rate is null))
);
create index rate_alerts_user on rate_alerts (user_id, "createdAt" desc);
create index rate_alerts_pair on rate_alerts ("currencyPair") where enabled;

-- The rate that a held quote keeps for a payment until the payment is approved.
alter table payments add "quoteId" uuid unique references quotes (id);

-- Statements that the schedule has written: what a month began and ended with, and where the file lies.
create table monthly_statements (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  month date not null check (month = date_trunc('month', month)::date),
  opening_balance numeric not null,
  closing_balance numeric not null,
  digest text not null,
  "s3Key" text not null unique,
  "createdAt" timestamptz not null default now(),
  unique (account_id, currency, month)
);

-- Files that take long to write, for the one who asked for them.
create table exports (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  account_id uuid references accounts (id),
  kind text not null check (kind <> ''),
  format text not null check (format in ('csv', 'xlsx', 'pdf', 'camt.053', 'mt940')),
  request jsonb not null check (jsonb_typeof(request) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  rows_done integer not null default 0 check (rows_done >= 0),
  rows_total integer check (rows_total >= 0),
  problem text,
  "s3Key" text unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index exports_user on exports (user_id, "createdAt" desc);
create index exports_open on exports ("createdAt") where state in ('waiting', 'running');

-- Whether a person wants to hear of a kind of notice, and where.
create table notice_preferences (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind <> ''),
  in_app boolean not null default true,
  by_email boolean not null default false,
  primary key (user_id, kind)
);

create table submission_documents (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references new_account_submissions (id) on delete cascade,
  filename text not null check (filename <> ''),
  filetype text not null,
  filesize bigint not null check (filesize > 0),
  "s3Key" text not null unique,
  uploaded_by text not null references users (id),
  "createdAt" timestamptz not null default now()
);
create index submission_documents_submission on submission_documents (submission_id);

select audit_table('submission_documents');

do $$
declare
  added text;
begin
  foreach added in array array['rate_history', 'rate_alerts', 'monthly_statements', 'exports', 'notice_preferences',
    'submission_documents'] loop
    execute format('grant select on %I to corridor_hasura', added);
    execute format('grant select, insert, update on %I to corridor_actions', added);
  end loop;
  foreach added in array array['rate_alerts', 'monthly_statements', 'exports', 'submission_documents'] loop
    execute format('create trigger announce_change after insert or update or delete on %I
      for each statement execute function announce_change()', added);
  end loop;
end $$;
create trigger touch_updated_at before update on exports for each row execute function touch_updated_at();
grant delete on rate_alerts, submission_documents to corridor_actions;
