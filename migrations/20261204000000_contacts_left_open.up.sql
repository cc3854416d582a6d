-- The alarm of a contact that the provider does not close (docs/decisions/102). Its subject is the contact's id.

alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check check (kind in
  ('intent_overdue', 'sync_failed', 'safeguarding_balance', 'safeguarding_break', 'book_difference', 'row_stuck', 'contact_not_closed'));
