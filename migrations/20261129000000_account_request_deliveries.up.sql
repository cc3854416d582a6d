-- Requests for new accounts that are sent to the provider (docs/decisions/083). new_account_submissions.status_sub_code says where one
-- stands; a request without a row here is passed on by staff.

alter table new_account_submissions add constraint new_account_submissions_sub_status
  check (status_sub_code in ('for_provider', 'sent_to_provider', 'provider_refused'));
insert into state_transitions (machine, from_status, to_status) values
  ('submission_at_provider', '', 'for_provider'),
  ('submission_at_provider', 'for_provider', 'sent_to_provider'),
  ('submission_at_provider', 'for_provider', 'provider_refused'),
  ('submission_at_provider', 'provider_refused', 'for_provider');
create trigger guard_sub_state before insert or update on new_account_submissions
  for each row execute function guard_state('submission_at_provider', 'status_sub_code');

create table account_request_deliveries (
  submission_id uuid primary key references new_account_submissions (id) on delete cascade,
  -- Derived from the content, stored before the first call.
  request_key uuid not null unique,
  -- Those begun since it was submitted, or since staff asked for it again.
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  problem text,
  reference text,
  sent_at timestamptz,
  check ((reference is null) = (sent_at is null))
);
create index account_request_deliveries_due on account_request_deliveries (next_attempt_at);
grant select on account_request_deliveries to corridor_hasura;
grant select, insert, update, delete on account_request_deliveries to corridor_actions;
select audit_table('account_request_deliveries');

create or replace view owed_work as
  select 'intents' as kind, count(*) as waiting, count(*) filter (where attempts > 0) as tried, min("createdAt") as oldest_at
  from provider_intents where state = 'pending'
  union all
  select 'identity_operations', count(*), count(*) filter (where attempts > 0), min("createdAt")
  from identity_operations where state = 'begun'
  union all
  select 'mails', count(*), count(*) filter (where attempts > 0), min(created_at)
  from notice_mails where state in ('pending', 'sending')
  union all
  select 'pending_charges', count(*), count(*) filter (where "retryCount" > 0), min(created_at)
  from charges where status = 'pending'
  union all
  select 'failed_charges', count(*), count(*), min(created_at)
  from charges where status = 'failed'
  union all
  select 'webhooks', count(*), count(*) filter (where attempts > 0), min("createdAt")
  from outgoing_webhook_deliveries where state = 'waiting'
  union all
  select 'uploads', count(*), 0, min("createdAt") from uploads where state = 'running'
  union all
  select 'authorisation_batches', count(*), 0, min("createdAt") from authorisation_batches where state = 'running'
  union all
  select 'exports', count(*), count(*) filter (where attempts > 1), min("createdAt")
  from exports where state in ('waiting', 'running')
  union all
  select 'account_requests', count(*), count(*) filter (where attempts > 0), min(submission.submitted_at)
  from account_request_deliveries delivery join new_account_submissions submission on submission.id = delivery.submission_id
  where submission.status_sub_code = 'for_provider';
