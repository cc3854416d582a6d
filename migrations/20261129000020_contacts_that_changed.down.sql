alter table notice_mails drop address;
drop index users_contacts_to_confirm;
alter table users drop contacts_confirmed_at, drop contacts_changed_at;
