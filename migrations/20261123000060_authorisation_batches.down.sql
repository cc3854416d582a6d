drop index authorisation_batch_rows_waiting;
alter table authorisation_batch_rows
  drop constraint authorisation_batch_rows_outcome_check,
  drop authorisations_required,
  drop requests_added,
  drop error_message,
  drop error_code,
  add outcome jsonb not null default '{}';
delete from authorisation_batch_rows
where version < 1 or fraud_notice_id is not null and fraud_notice_id not in (select id from fraud_notices);
alter table authorisation_batch_rows
  add constraint authorisation_batch_rows_version_check check (version > 0),
  add constraint authorisation_batch_rows_fraud_notice_id_fkey foreign key (fraud_notice_id) references fraud_notices (id);

drop index authorisation_batches_running;
create index authorisation_batches_running on authorisation_batches ("createdAt") where state = 'running';
alter table authorisation_batches
  drop constraint authorisation_batches_state_check,
  add constraint authorisation_batches_state_check check (state in ('running', 'done', 'failed')),
  drop session_issued_at,
  drop account_id;
