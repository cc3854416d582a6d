alter table pending_changes disable trigger guard_decided;
update pending_changes set kind = 'safeguarding_adjustment' where kind = 'createSafeguardingAdjustment';
alter table pending_changes enable trigger guard_decided;
alter table safeguarding_adjustments alter constraint safeguarding_adjustments_change_id_fkey not deferrable;
drop index pending_changes_listed;
alter table pending_changes rename change_digest to digest;
alter table pending_changes
  drop constraint pending_changes_refusal_has_reason,
  drop column reason,
  drop column effect;
