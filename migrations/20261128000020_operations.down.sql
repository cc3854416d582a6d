drop view owed_work;
drop view schedule_states;
drop index schedule_runs_failed;
-- The index of before admits one run at a time.
delete from schedule_runs where not is_exclusive;
drop index schedule_runs_one_at_a_time;
create unique index schedule_runs_one_at_a_time on schedule_runs (name) where finished_at is null;
alter table schedule_runs drop column is_exclusive;
