-- An administrator who changes a user's e-mail address or phone cannot have the password reset to it on the same day, and the user hears of it at the
-- address of before (docs/decisions/088).
alter table users
  -- When an administrator last changed the e-mail address or the phone.
  add contacts_changed_at timestamptz,
  -- When the identity provider was told that they may receive the codes of resets; a day after the change.
  add contacts_confirmed_at timestamptz;
create index users_contacts_to_confirm on users (contacts_changed_at)
  where contacts_changed_at is not null and contacts_confirmed_at is null;

-- Where a mail goes that does not go to the person's address of today.
alter table notice_mails add address text check (address <> '');
