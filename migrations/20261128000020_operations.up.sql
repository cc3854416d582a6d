-- What the page of operations shows: the runs of each schedule, and the work that is owed.

-- Runs of a schedule that locks its work row by row may overlap; they are recorded only.
alter table schedule_runs add is_exclusive boolean not null default true;
drop index schedule_runs_one_at_a_time;
create unique index schedule_runs_one_at_a_time on schedule_runs (name) where finished_at is null and is_exclusive;
create index schedule_runs_failed on schedule_runs (name, started_at desc) where outcome in ('failed', 'abandoned');

-- For each name that has runs: the last one that ended, and what failed in the time that runs are kept. The names are found one after
-- the other in the index, because most runs have one of a few names.
create view schedule_states as
  with recursive names as (
    (select name from schedule_runs order by name limit 1)
    union all
    select (select run.name from schedule_runs run where run.name > names.name order by run.name limit 1)
    from names where names.name is not null)
  select names.name, newest.started_at, ended.finished_at, ended.started_at as ended_run_started_at, ended.outcome, ended.report,
    (select count(*) from schedule_runs run
      where run.name = names.name and run.outcome in ('failed', 'abandoned')) as failures,
    failed.started_at as failed_at, failed.report ->> 'error' as failure
  from names
  cross join lateral (
    select started_at from schedule_runs run where run.name = names.name order by started_at desc limit 1) newest
  left join lateral (
    select started_at, finished_at, outcome, report from schedule_runs run
    where run.name = names.name and finished_at is not null order by started_at desc limit 1) ended on true
  left join lateral (
    select started_at, report from schedule_runs run
    where run.name = names.name and outcome in ('failed', 'abandoned') order by started_at desc limit 1) failed on true
  where names.name is not null;

-- Work that a schedule has to finish, one row for each kind: how much waits, how much of it was tried before, and since when.
create view owed_work as
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
  from exports where state in ('waiting', 'running');

grant select on schedule_states, owed_work to corridor_hasura, corridor_actions;
