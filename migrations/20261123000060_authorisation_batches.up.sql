-- Batches of authorisations as jobs. A user has one at a time; each row keeps what came of it. The ids of a row were given by a client:
-- the row's own authorisation says what is wrong with its version or its notice.

alter table authorisation_batches
  add account_id uuid references accounts (id),
  add session_issued_at timestamptz,
  drop constraint authorisation_batches_state_check,
  add constraint authorisation_batches_state_check check (state in ('running', 'done'));
comment on column authorisation_batches.account_id is 'The account that was selected; null: payments of every account of the user.';
comment on column authorisation_batches.session_issued_at is 'When the token of the request was issued; null: without a token.';

drop index authorisation_batches_running;
create unique index authorisation_batches_running on authorisation_batches (user_id) where state = 'running';

alter table authorisation_batch_rows
  drop outcome,
  drop constraint authorisation_batch_rows_version_check,
  drop constraint authorisation_batch_rows_fraud_notice_id_fkey,
  add error_code text,
  add error_message text,
  add requests_added integer,
  add authorisations_required integer,
  add constraint authorisation_batch_rows_outcome_check
    check ((state = 'refused') = (error_code is not null) and (state = 'authorised') = (requests_added is not null));
create index authorisation_batch_rows_waiting on authorisation_batch_rows (batch_id, row_number) where state = 'waiting';
