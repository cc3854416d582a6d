drop index payment_drafts_age;
drop index payment_drafts_owner;
create index payment_drafts_user on payment_drafts (user_id, account_id, "updatedAt" desc);
alter table payment_drafts
  drop constraint payment_drafts_size,
  drop search,
  drop "savedAt";
