delete from alarms where kind = 'safeguarding_balance';
alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check check (kind in ('intent_overdue', 'sync_failed'));
drop trigger announce_change on safeguarding_adjustments;
revoke delete on safeguarding_transfers, provider_intents from corridor_actions;
drop trigger guard_intent_deletion on provider_intents;
drop function guard_intent_deletion();
drop trigger guard_safeguarding_deletion on safeguarding_transfers;
drop function guard_safeguarding_deletion();
drop index safeguarding_adjustments_listed;
drop index safeguarding_adjustments_transfer;
alter table safeguarding_adjustments
  drop constraint safeguarding_adjustments_check,
  drop column change_id;
drop view safeguarding_days;
drop function safeguarding_position(date);
drop function leaving_wallet(uuid, text);
