drop index identity_operations_by_requester;
drop index pending_changes_of_requester;
drop index pending_changes_open_of;
-- The oldest of several that wait for one record stays; the others are withdrawn.
alter table pending_changes disable trigger guard_decided;
update pending_changes later set decision = 'withdrawn', decided_by = requested_by, decided_at = requested_at
where decision is null and exists (
  select from pending_changes earlier
  where earlier.decision is null and (earlier.entity, earlier.entity_id, earlier.kind) = (later.entity, later.entity_id, later.kind)
    and (earlier.requested_at, earlier.id) < (later.requested_at, later.id)
);
alter table pending_changes enable trigger guard_decided;
create unique index pending_changes_one_each on pending_changes (entity, entity_id, kind) where decision is null;
alter table webhook_endpoints drop secret_version;
alter table users_organisations drop admin_since;
alter table settings drop cooling_days;
alter table organisations drop constraint organisations_four_eyes_check;
update organisations set four_eyes = array(
  select one from unnest(four_eyes) one where one in ('authorisation_rules', 'role_rights', 'fx_limits')
);
alter table organisations add constraint organisations_four_eyes_check check (
  four_eyes <@ array['authorisation_rules', 'role_rights', 'fx_limits']
);
