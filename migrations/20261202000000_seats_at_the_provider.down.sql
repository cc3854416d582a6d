drop index provider_intents_contact;
drop index currency_cloud_contacts_waiting;
alter table "CurrencyCloudContacts" drop contact_state, drop contact_refusal;

alter table provider_intents disable trigger guard_intent_deletion;
delete from provider_intents where kind in ('contact', 'contact_status');
alter table provider_intents enable trigger guard_intent_deletion;
alter table provider_intents drop constraint provider_intents_kind_check;
alter table provider_intents add constraint provider_intents_kind_check
  check (kind in ('payment', 'beneficiary', 'conversion', 'conversion_change', 'transfer', 'charge', 'safeguarding_transfer'));
