-- One draft of a new payment for a user and an account: of which form it is, when it was typed, and what, without documents.
delete from payment_drafts draft using payment_drafts newer
where newer.user_id = draft.user_id and newer.account_id = draft.account_id
  and (newer."updatedAt", newer.id) > (draft."updatedAt", draft.id);
alter table payment_drafts
  add search text not null default '' check (length(search) <= 2000),
  add "savedAt" timestamptz not null default now(),
  add constraint payment_drafts_size check (octet_length(content::text) <= 16384);
update payment_drafts set "savedAt" = "updatedAt";
drop index payment_drafts_user;
create unique index payment_drafts_owner on payment_drafts (user_id, account_id);
create index payment_drafts_age on payment_drafts ("savedAt");
