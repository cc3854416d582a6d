-- Before, each attempt counted as one that may have taken effect.
alter table provider_intents drop wanted_until, drop unresolved_at;
