-- What the operators of the portal watch at the provider's edge.

-- What needs a person: raised by a schedule, cleared when its cause is gone. One open alarm for each kind and subject.
create table alarms (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('intent_overdue', 'sync_failed')),
  -- The id of an intent, or a login at the provider.
  subject text not null,
  message text not null,
  details jsonb not null default '{}',
  raised_at timestamptz not null,
  cleared_at timestamptz
);
create unique index alarms_one_open on alarms (kind, subject) where cleared_at is null;
create index alarms_raised on alarms (raised_at desc);
grant select on alarms to corridor_hasura;
grant select, insert, update on alarms to corridor_actions;

-- Finds the oldest pending intents without reading those that are done.
create index provider_intents_pending on provider_intents ("createdAt") where state = 'pending';

-- How many calls each user's requests made at the provider in a minute. A row is used again from minute to minute. What is
-- lost in a crash is at most one minute's count.
create unlogged table provider_calls (
  login_id text not null,
  org_id text not null,
  user_id text not null,
  minute timestamptz not null,
  calls integer not null check (calls > 0),
  primary key (login_id, org_id, user_id)
);
create index provider_calls_minute on provider_calls (login_id, minute);
grant select, insert, update on provider_calls to corridor_actions;
