-- The inbox of notices: kinds are a closed set, and what is told is told once to each person.
update notices set kind = 'approval_wanted' where kind = 'payment_awaits_you';
delete from notices where kind not in ('money_in', 'payment_failed', 'payment_returned', 'approval_wanted', 'approval_given',
  'date_at_risk', 'rate_alert', 'statement_ready');
alter table notices
  add constraint notices_kind_check check (kind in ('money_in', 'payment_failed', 'payment_returned', 'approval_wanted',
    'approval_given', 'date_at_risk', 'rate_alert', 'statement_ready')),
  -- What the notice is about, as its writer names it: a payment's id with its version, a transaction's id.
  add subject text not null default gen_random_uuid()::text,
  -- Read only while the person holds a seat there.
  add "accountId" uuid references accounts (id),
  -- Off for a kind that the person does not want in the portal. The row stays, so that it is not told later.
  add in_app boolean not null default true;
alter table notices alter subject drop default;
create unique index notices_told_once on notices (user_id, kind, subject);
create index notices_unread on notices (user_id) where "readAt" is null and in_app;
create index notices_created on notices ("createdAt");
-- A payment's date at risk is looked up by what it is about.
create index notices_at_risk on notices (subject) where kind = 'date_at_risk';
create index notices_account on notices ("accountId");
grant delete on notices to corridor_actions;

alter table notice_preferences
  add constraint notice_preferences_kind_known check (kind in ('money_in', 'payment_failed', 'payment_returned', 'approval_wanted',
    'approval_given', 'date_at_risk', 'rate_alert', 'statement_ready'));
create trigger announce_change after insert or update or delete on notice_preferences
  for each statement execute function announce_change();
