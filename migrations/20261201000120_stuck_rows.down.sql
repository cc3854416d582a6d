drop index payments_being_sent, conversions_being_booked, conversion_changes_pending, transfers_pending;
delete from alarms where kind = 'row_stuck';
alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check
  check (kind in ('intent_overdue', 'sync_failed', 'safeguarding_balance', 'safeguarding_break', 'book_difference'));
