delete from alarms where kind = 'book_difference';
alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check
  check (kind in ('intent_overdue', 'sync_failed', 'safeguarding_balance', 'safeguarding_break'));
drop table book_differences;
drop table book_payees;
drop table book_listings;
