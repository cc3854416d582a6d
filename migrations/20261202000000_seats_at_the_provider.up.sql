-- What became of a seat at the provider, and the intents that open and close its contact there (docs/decisions/102).

alter table provider_intents drop constraint provider_intents_kind_check;
alter table provider_intents add constraint provider_intents_kind_check
  check (kind in ('payment', 'beneficiary', 'conversion', 'conversion_change', 'transfer', 'charge', 'safeguarding_transfer',
    'contact', 'contact_status'));

alter table "CurrencyCloudContacts"
  add contact_refusal text check (contact_refusal <> ''),
  add contact_state text not null generated always as (
    case when tcc_contact_id is not null then 'working' when contact_refusal is not null then 'refused' else 'waiting' end) stored,
  add check (tcc_contact_id is null or contact_refusal is null);
comment on column "CurrencyCloudContacts".contact_refusal is
  'Why the provider, or a rule of ours, does not open the contact of this seat. Null asks for it again.';
comment on column "CurrencyCloudContacts".contact_state is
  'working: the seat has its contact at the provider. waiting: the contact is still to be opened. refused: contact_refusal says why.';

-- The seats whose contact the sender's schedule asks for.
create index currency_cloud_contacts_waiting on "CurrencyCloudContacts" (id) where contact_state = 'waiting';
-- The intents of one person's contact on an account, which follow each other.
create index provider_intents_contact on provider_intents (account_id, (payload ->> 'userId'), "createdAt")
  where kind in ('contact', 'contact_status');
