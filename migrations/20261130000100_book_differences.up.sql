-- What stands on one side only, or otherwise, when our records are compared with the provider's and with the wallets (docs/decisions/095).

-- What the provider lists, as a run reads it. Each run begins with an empty table, so that the comparison has the lists of one reading.
create table book_listings (
  kind text not null check (kind in ('payment', 'transfer', 'conversion', 'movement')),
  id uuid not null,
  -- The record that it is, or that the movement belongs to.
  subject_kind text not null check (subject_kind in ('payment', 'transfer', 'conversion', 'movement')),
  subject_id uuid not null,
  account_id uuid references accounts (id),
  record jsonb not null check (jsonb_typeof(record) = 'object'),
  request_key text generated always as (record ->> 'unique_request_id') stored,
  primary key (kind, id)
);
create index book_listings_subject on book_listings (subject_kind, subject_id);
create index book_listings_request on book_listings (request_key, kind) where request_key is not null;

-- The bank details of payees at the provider. A payment that left refers to a copy of its payee, which cannot change.
create table book_payees (
  id uuid primary key,
  record jsonb not null check (jsonb_typeof(record) = 'object'),
  read_at timestamptz not null
);

create table book_differences (
  id uuid primary key,
  kind text not null check (kind in ('payment', 'transfer', 'conversion', 'movement')),
  -- The provider's id of the record; ours where it has none there.
  subject_id uuid not null,
  side text not null check (side in ('ours', 'provider', 'movements', 'terms')),
  fields text[] not null default '{}',
  account_id uuid references accounts (id),
  our_table text check (our_table in ('payments', 'transfers', 'charges', 'safeguarding_transfers', 'conversions')),
  our_id uuid,
  expected jsonb,
  found jsonb,
  movements jsonb not null default '[]' check (jsonb_typeof(movements) = 'array'),
  -- Of what differs: one that was explained is found again only when this is another.
  digest text not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  resolved_at timestamptz,
  resolution text check (resolution in ('closed', 'adopt', 'explain', 'reverse')),
  note text check (note <> ''),
  resolved_by text references users (id),
  check (resolved_at is null or resolution is not null),
  check ((our_table is null) = (our_id is null))
);
create unique index book_differences_one_open on book_differences (kind, subject_id) where resolved_at is null;
create index book_differences_listed on book_differences (found_at desc, id);
create index book_differences_subject on book_differences (kind, subject_id);
create index book_differences_account on book_differences (account_id);
create trigger audit_row after insert or update or delete on book_differences
  for each row execute function audit_row('id');
create trigger audit_truncate after truncate on book_differences
  for each statement execute function audit_row('id');
create trigger announce_change after insert or update or delete on book_differences
  for each statement execute function announce_change();

grant select on book_differences to corridor_hasura;
grant select, insert, update on book_differences, book_payees to corridor_actions;
grant select, insert, delete on book_listings to corridor_actions;

alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check
  check (kind in ('intent_overdue', 'sync_failed', 'safeguarding_balance', 'safeguarding_break', 'book_difference'));
