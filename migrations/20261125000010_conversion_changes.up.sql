-- What users asked to change of a conversion: to cancel it, to move its date, to split it. The provider does each once, by an intent
-- whose key is the change's id.

create table conversion_changes (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id),
  -- The provider's id: a conversion that was made outside the portal is changed, too.
  "tccConversionId" uuid not null,
  kind text not null check (kind in ('cancellation', 'date_change', 'split')),
  status text not null default 'pending' check (status in ('pending', 'done', 'rejected')),
  -- What the user was shown and what the provider then stated, in major units of the currency. Negative is a cost.
  "acceptedAmount" numeric not null,
  "settledAmount" numeric,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  "oldDate" date not null,
  "newDate" date,
  -- Of the conversion's fixed side, in major units of its currency.
  "splitAmount" numeric check ("splitAmount" > 0),
  "childConversionId" uuid unique,
  -- The conversions that had been split off before: the one that is not among them is the split's.
  "childrenBefore" text[] not null default '{}',
  "clientRequestId" uuid not null,
  "createdById" text not null references users (id),
  "errorCode" text,
  "errorMessage" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique ("createdById", "clientRequestId"),
  check ((kind = 'date_change') = ("newDate" is not null)),
  check ((kind = 'split') = ("splitAmount" is not null)),
  check ((status = 'rejected') = ("errorCode" is not null))
);
create index conversion_changes_conversion on conversion_changes ("tccConversionId", "createdAt");
create index conversion_changes_account on conversion_changes (account_id);
-- One change of a conversion at a time: a second one is priced after the first is done.
create unique index conversion_changes_one_pending on conversion_changes ("tccConversionId") where status = 'pending';

insert into state_transitions (machine, from_status, to_status) values
  ('conversion_change', '', 'pending'), ('conversion_change', 'pending', 'done'), ('conversion_change', 'pending', 'rejected');
create trigger guard_state before insert or update on conversion_changes
  for each row execute function guard_state('conversion_change', 'status');
create trigger touch_updated_at before update on conversion_changes
  for each row execute function touch_updated_at();
select audit_table('conversion_changes');
create trigger announce_change after insert or update or delete on conversion_changes
  for each statement execute function announce_change();
grant select on conversion_changes to corridor_hasura;
grant select, insert, update on conversion_changes to corridor_actions;

alter table provider_intents drop constraint provider_intents_kind_check;
alter table provider_intents add constraint provider_intents_kind_check
  check (kind in ('payment', 'beneficiary', 'conversion', 'conversion_change', 'transfer', 'charge', 'safeguarding_transfer'));
