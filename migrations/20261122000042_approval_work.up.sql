-- What makers and approvers work with: templates, recurring payments, notices that served an authorisation, colleagues who stand in,
-- batches, saved views, tags.

-- A notice is shown for one account and, once there is one, for one payment. It serves one creation and one authorisation at most.
alter table fraud_notices
  add "accountId" uuid references accounts (id),
  add "paymentId" uuid references payments (id);
create index fraud_notices_payment on fraud_notices ("paymentId") where "paymentId" is not null;
create unique index payments_fraud_notice on payments ("fraudNoticeId") where "fraudNoticeId" is not null;

-- The period in which a user lets a colleague of the same role authorise in their place.
create table authorisation_delegations (
  id uuid primary key default gen_random_uuid(),
  role_id uuid not null references roles (id),
  from_user_id text not null references users (id),
  to_user_id text not null references users (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  "createdAt" timestamptz not null default now(),
  check (from_user_id <> to_user_id),
  check (ends_at > starts_at and ends_at <= starts_at + interval '92 days')
);
create index authorisation_delegations_to on authorisation_delegations (to_user_id, ends_at) where revoked_at is null;
create index authorisation_delegations_from on authorisation_delegations (from_user_id, ends_at desc);

alter table payment_authorisation_requests
  add "fraudNoticeId" uuid unique references fraud_notices (id),
  add "delegationId" uuid references authorisation_delegations (id);

-- After so many days without the last authorisation a payment expires; null: never.
alter table organisations
  add payment_expiry_days integer check (payment_expiry_days between 1 and 365);

-- Saved payments, with a name that is unique in the account.
create table payment_templates (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id),
  name text not null check (name <> ''),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  "createdById" text not null references users (id),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique (account_id, name)
);

-- Payments that a schedule creates, each as if a person had: next_on is the date of the next one.
create table recurring_payments (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  frequency text not null check (frequency in ('weekly', 'monthly', 'last_business_day')),
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  starts_on date not null,
  next_on date,
  ends_on date,
  "createdById" text not null references users (id),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  check (ends_on >= starts_on),
  check ((state = 'ended') = (next_on is null))
);
create index recurring_payments_account on recurring_payments (account_id, "createdAt" desc, id);
create index recurring_payments_due on recurring_payments (next_on) where state = 'active';

create table recurring_payment_skips (
  recurring_payment_id uuid not null references recurring_payments (id) on delete cascade,
  occurrence_on date not null,
  skipped_by text not null references users (id),
  "createdAt" timestamptz not null default now(),
  primary key (recurring_payment_id, occurrence_on)
);

-- One payment for each occurrence, however often the schedule runs.
alter table payments
  add "recurringPaymentId" uuid references recurring_payments (id),
  add "occurrenceOn" date,
  add check (("recurringPaymentId" is null) = ("occurrenceOn" is null));
create unique index payments_occurrence on payments ("recurringPaymentId", "occurrenceOn") where "recurringPaymentId" is not null;

-- Many payments authorised as one piece of work, each with its own outcome.
create table authorisation_batches (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id),
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  row_count integer not null check (row_count between 1 and 1000),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index authorisation_batches_user on authorisation_batches (user_id, "createdAt" desc);
create index authorisation_batches_running on authorisation_batches ("createdAt") where state = 'running';

create table authorisation_batch_rows (
  batch_id uuid not null references authorisation_batches (id) on delete cascade,
  row_number integer not null check (row_number > 0),
  payment_id uuid not null references payments (id),
  version integer not null check (version > 0),
  fraud_notice_id uuid references fraud_notices (id),
  state text not null default 'waiting' check (state in ('waiting', 'authorised', 'refused')),
  outcome jsonb not null default '{}',
  primary key (batch_id, row_number),
  unique (batch_id, payment_id)
);

-- Filters of a list under a name.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  list text not null check (list <> ''),
  name text not null check (name <> ''),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  "createdAt" timestamptz not null default now(),
  unique (user_id, list, name)
);

create table beneficiary_tags (
  beneficiary_id uuid not null references beneficiaries (id) on delete cascade,
  tag text not null check (tag <> '' and length(tag) <= 40),
  primary key (beneficiary_id, tag)
);
create index beneficiary_tags_tag on beneficiary_tags (tag, beneficiary_id);

alter table uploads
  add format text not null default 'csv' check (format in ('csv', 'pain.001'));

select audit_table(audited) from unnest(array['authorisation_delegations', 'payment_templates', 'recurring_payments',
  'recurring_payment_skips', 'authorisation_batches', 'beneficiary_tags']) audited;

do $$
declare
  added text;
begin
  foreach added in array array['authorisation_delegations', 'payment_templates', 'recurring_payments', 'recurring_payment_skips',
    'authorisation_batches', 'authorisation_batch_rows', 'saved_views', 'beneficiary_tags'] loop
    execute format('grant select on %I to corridor_hasura', added);
    execute format('grant select, insert, update on %I to corridor_actions', added);
    execute format('create trigger announce_change after insert or update or delete on %I
      for each statement execute function announce_change()', added);
  end loop;
  foreach added in array array['payment_templates', 'recurring_payments', 'authorisation_batches'] loop
    execute format('create trigger touch_updated_at before update on %I for each row execute function touch_updated_at()', added);
  end loop;
end $$;
grant delete on payment_templates, recurring_payment_skips, saved_views, beneficiary_tags to corridor_actions;
