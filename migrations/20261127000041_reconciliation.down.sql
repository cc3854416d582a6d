delete from alarms where kind = 'safeguarding_break';
alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check check (kind in ('intent_overdue', 'sync_failed', 'safeguarding_balance'));
drop trigger announce_change on reconciliations;
drop index reconciliations_day;
alter table reconciliations drop column note;
drop view safeguarding_internal;
drop view safeguarding_breaks;
drop view safeguarding_movements;
