delete from alarms where kind = 'contact_not_closed';

alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check check (kind in
  ('intent_overdue', 'sync_failed', 'safeguarding_balance', 'safeguarding_break', 'book_difference', 'row_stuck'));
