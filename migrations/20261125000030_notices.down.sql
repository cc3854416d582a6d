drop trigger announce_change on notice_preferences;
alter table notice_preferences drop constraint notice_preferences_kind_known;
revoke delete on notices from corridor_actions;
drop index notices_account, notices_at_risk, notices_created, notices_unread, notices_told_once;
alter table notices drop column in_app, drop column "accountId", drop column subject, drop constraint notices_kind_check;
