-- An alarm for each row that is in a transient status for longer than its limit (domain/operations/transientStates.ts), and the indexes that
-- find such rows each minute.

alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check check (kind in
  ('intent_overdue', 'sync_failed', 'safeguarding_balance', 'safeguarding_break', 'book_difference', 'row_stuck'));

create index payments_being_sent on payments ("updatedAt") where status = 'processing' and "tccPaymentId" is null;
create index conversions_being_booked on conversions ("createdAt") where status = 'awaiting_funds' and "tccConversionId" is null;
create index conversion_changes_pending on conversion_changes ("createdAt") where status = 'pending';
create index transfers_pending on transfers ("updatedAt") where status = 'pending';
