delete from provider_intents where kind = 'conversion_change';
alter table provider_intents drop constraint provider_intents_kind_check;
alter table provider_intents add constraint provider_intents_kind_check
  check (kind in ('payment', 'beneficiary', 'conversion', 'transfer', 'charge', 'safeguarding_transfer'));
delete from state_transitions where machine = 'conversion_change';
drop table conversion_changes;
