-- What administration writes: webhooks and keys of organisations, second administrators, work that reaches the identity provider too,
-- and the deletions that only actions may do.

-- Addresses that an organisation wants to be told at. The secret that signs is in the vault.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organisations (id) on delete cascade,
  url text not null check (url ~ '^https?://'),
  events text[] not null check (cardinality(events) > 0),
  enabled boolean not null default true,
  "createdById" text not null references users (id),
  "createdAt" timestamptz not null default now()
);
create index webhook_endpoints_org on webhook_endpoints (org_id, "createdAt" desc);
create table vault.webhook_secrets (
  endpoint_id uuid primary key references webhook_endpoints (id) on delete cascade,
  sealed_secret text not null
);

-- One message to one address. Messages about one entity go out in the order of their ids.
create table outgoing_webhook_deliveries (
  id bigint generated always as identity primary key,
  message_id uuid not null,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event text not null,
  entity_id uuid not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  response_status integer,
  response_excerpt text,
  delivered_at timestamptz,
  "createdAt" timestamptz not null default now(),
  unique (endpoint_id, message_id)
);
create index outgoing_webhook_deliveries_due on outgoing_webhook_deliveries (next_attempt_at) where state = 'waiting';
create index outgoing_webhook_deliveries_entity on outgoing_webhook_deliveries (endpoint_id, entity_id, id) where state = 'waiting';
create index outgoing_webhook_deliveries_endpoint on outgoing_webhook_deliveries (endpoint_id, id desc);

-- Keys with which programs sign in as a user. The hash that recognises a key is in the vault.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  name text not null check (name <> ''),
  scopes text[] not null default '{draft}'
    check (cardinality(scopes) > 0 and scopes <@ array['read', 'draft', 'approve']),
  -- In CIDR notation; none: from anywhere.
  allowed_networks text[] not null default '{}',
  "lastUsedAt" timestamptz,
  "expiresAt" timestamptz,
  "revokedAt" timestamptz,
  "createdById" text not null references users (id),
  "createdAt" timestamptz not null default now()
);
create index api_keys_user on api_keys (user_id, "createdAt" desc);
create table vault.api_key_hashes (
  api_key_id uuid primary key references api_keys (id) on delete cascade,
  hash text not null unique check (hash ~ '^sha256:[0-9a-f]{64}$')
);

-- Which changes need a second administrator: of one organisation, and of the whole house.
alter table organisations
  add four_eyes text[] not null default '{}'
    check (four_eyes <@ array['authorisation_rules', 'role_rights', 'fx_limits']);
alter table settings
  add four_eyes text[] not null default '{}'
    check (four_eyes <@ array['tariffs', 'settings', 'safeguarding_adjustments']);

-- What must reach the identity provider as well as these tables: finished or undone later if a part of it failed.
create table identity_operations (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  kind text not null check (kind in ('create', 'update', 'enable', 'disable', 'delete', 'reset_password', 'disable_mfa')),
  request jsonb not null default '{}' check (jsonb_typeof(request) = 'object'),
  state text not null default 'begun' check (state in ('begun', 'done', 'undone')),
  attempts integer not null default 0 check (attempts >= 0),
  problem text,
  requested_by text not null references users (id),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index identity_operations_begun on identity_operations ("createdAt") where state = 'begun';
create unique index identity_operations_one_at_a_time on identity_operations (user_id) where state = 'begun';
create trigger touch_updated_at before update on identity_operations for each row execute function touch_updated_at();

select audit_table(audited) from unnest(array['webhook_endpoints', 'api_keys', 'identity_operations']) audited;

do $$
declare
  added text;
begin
  foreach added in array array['webhook_endpoints', 'outgoing_webhook_deliveries', 'api_keys', 'identity_operations'] loop
    execute format('grant select on %I to corridor_hasura', added);
    execute format('grant select, insert, update on %I to corridor_actions', added);
  end loop;
end $$;
create trigger announce_change after insert or update or delete on outgoing_webhook_deliveries
  for each statement execute function announce_change();
grant select, insert, update, delete on vault.webhook_secrets, vault.api_key_hashes to corridor_actions;
grant delete on webhook_endpoints to corridor_actions;

-- Rows with records stay: their keys are referenced without a cascade.
grant delete on users, users_organisations, organisations, roles, "CurrencyCloudContacts", organisation_payment_auth_rule,
  payment_auth_rule_role, countries, restricted_countries to corridor_actions;
