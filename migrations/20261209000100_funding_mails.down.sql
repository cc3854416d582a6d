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
  select 'unknown_mails', count(*), count(*), min(created_at)
  from notice_mails where state = 'unknown' and created_at > now() - interval '30 days'
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

drop table funding_mails;
drop function record_failed_funding_mail();
