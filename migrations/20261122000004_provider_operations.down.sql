drop table provider_calls;
drop index provider_intents_pending;
drop table alarms;
