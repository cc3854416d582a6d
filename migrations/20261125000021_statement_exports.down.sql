drop index exports_expiring;
drop index exports_account;
update exports set state = 'cancelled' where state = 'expired';
alter table exports
  drop constraint exports_file_check,
  drop expires_at,
  drop lease_until,
  drop attempts,
  drop size,
  drop filename,
  drop statement_number,
  drop constraint exports_state_check,
  add constraint exports_state_check check (state in ('waiting', 'running', 'done', 'failed', 'cancelled'));
