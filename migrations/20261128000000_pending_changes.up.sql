-- Changes that wait show what they would do; a decision has its reason (docs/decisions/074).
alter table pending_changes
  add effect jsonb not null default '[]' check (jsonb_typeof(effect) = 'array'),
  add reason text check (reason <> ''),
  add constraint pending_changes_refusal_has_reason check (decision is distinct from 'refused' or reason is not null) not valid;
-- The digest is shown to those who decide. Other tables keep theirs from everybody.
alter table pending_changes rename digest to change_digest;
create index pending_changes_listed on pending_changes (requested_at desc, id);

-- An adjustment is tried out before the change that it names is stored.
alter table safeguarding_adjustments alter constraint safeguarding_adjustments_change_id_fkey deferrable initially deferred;

-- Kinds have the names of their actions. Decided changes keep everything else.
alter table pending_changes disable trigger guard_decided;
update pending_changes set kind = 'createSafeguardingAdjustment' where kind = 'safeguarding_adjustment';
alter table pending_changes enable trigger guard_decided;
