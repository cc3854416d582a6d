-- Changes of people's rights, of webhooks and delegations can need a second administrator, who must not be in the hands of the one who asks
-- (docs/decisions/089).
alter table organisations drop constraint organisations_four_eyes_check;
alter table organisations add constraint organisations_four_eyes_check check (
  four_eyes <@ array['authorisation_rules', 'role_rights', 'fx_limits', 'user_rights', 'webhooks', 'delegations']
);
alter table settings add cooling_days integer not null default 7 check (cooling_days between 1 and 90);

-- Null for who was an administrator before this was stored.
alter table users_organisations add admin_since timestamptz;

-- A new secret is a change that can wait, although the secret itself is in the vault.
alter table webhook_endpoints add secret_version integer not null default 1 check (secret_version > 0);

-- Several changes of a record may wait, where they touch different columns. Whether they do is asked under an advisory lock.
drop index pending_changes_one_each;
create index pending_changes_open_of on pending_changes (entity, entity_id, kind) where decision is null;
create index pending_changes_of_requester on pending_changes (requested_by, requested_at desc);

create index identity_operations_by_requester on identity_operations (requested_by, "createdAt");
