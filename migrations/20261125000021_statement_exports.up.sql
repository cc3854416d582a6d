-- Exports as jobs: who is working on one and until when, and how long its file is kept.

alter table exports
  drop constraint exports_state_check,
  add constraint exports_state_check check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'expired')),
  add statement_number integer check (statement_number > 0),
  add filename text,
  add size bigint check (size >= 0),
  add attempts integer not null default 0 check (attempts >= 0),
  add lease_until timestamptz,
  add expires_at timestamptz,
  add constraint exports_file_check check ((state = 'done') = ("s3Key" is not null));
create index exports_account on exports (account_id, "createdAt" desc);
create index exports_expiring on exports (expires_at) where state = 'done';
