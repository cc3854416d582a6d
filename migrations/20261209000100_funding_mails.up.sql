-- The mails to the funding e-mail addresses of an account: one row for each address and each money that arrived. As mails of notices
-- (docs/decisions/059), one that was given to the mail service without an answer stays unknown.
create table funding_mails (
  transaction_id uuid not null references tcc_transactions (id) on delete cascade,
  address text not null check (address <> ''),
  state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  problem text,
  sent_at timestamptz,
  created_at timestamptz not null,
  primary key (transaction_id, address),
  check ((state = 'sent') = (sent_at is not null))
);
create index funding_mails_due on funding_mails (next_attempt_at) where state in ('pending', 'sending');
create index funding_mails_created on funding_mails (created_at);
grant select on funding_mails to corridor_hasura;
grant select, insert, update, delete on funding_mails to corridor_actions;

-- E011, as of other mails.
create function record_failed_funding_mail() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform record_activity('E011', null, money.account_id, concat('Mail of incoming funds to ', new.address,
    case new.state when 'failed' then ' not sent: ' else ' perhaps not sent: ' end, new.problem))
  from tcc_transactions money where money.id = new.transaction_id;
  return null;
end $$;
create trigger mail_failed after update of state on funding_mails for each row
  when (new.state in ('failed', 'unknown') and new.state <> old.state)
  execute function record_failed_funding_mail();

-- Operators see them with those of notices.
create or replace view owed_work as
  select 'intents' as kind, count(*) as waiting, count(*) filter (where attempts > 0) as tried, min("createdAt") as oldest_at
  from provider_intents where state = 'pending'
  union all
  select 'identity_operations', count(*), count(*) filter (where attempts > 0), min("createdAt")
  from identity_operations where state = 'begun'
  union all
  select 'mails', count(*), count(*) filter (where attempts > 0), min(created_at)
  from (select state, attempts, created_at from notice_mails union all select state, attempts, created_at from funding_mails) mail
  where state in ('pending', 'sending')
  union all
  select 'unknown_mails', count(*), count(*), min(created_at)
  from (select state, created_at from notice_mails union all select state, created_at from funding_mails) mail
  where state = 'unknown' and created_at > now() - interval '30 days'
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
