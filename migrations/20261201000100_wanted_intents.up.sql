-- Until when an intent's call may be made, and whether an attempt may have taken effect (docs/decisions/100).

alter table provider_intents
  add wanted_until timestamptz,
  add unresolved_at timestamptz;
comment on column provider_intents.wanted_until is
  'Until when the call may be made, such as the end of a quote; null where it may be made at any time.';
comment on column provider_intents.unresolved_at is
  'When the last attempt was made that may have taken effect. Null where each attempt is known to have had none.';

update provider_intents set unresolved_at = "updatedAt" where attempts > 0 and state <> 'done';
