-- What a recurring payment pays, in columns; why it was paused; the client's key of its creation. Nothing wrote any before.
alter table recurring_payments
  drop content,
  add "clientRequestId" uuid,
  add beneficiary_id uuid not null references beneficiaries (id),
  add amount numeric not null check (amount > 0),
  add currency text not null check (currency ~ '^[A-Z]{3}$'),
  add "paymentType" text not null check ("paymentType" in ('priority', 'regular')),
  add "chargeType" text check ("chargeType" in ('ours', 'shared')),
  add reason text not null,
  add reference text not null,
  add "purposeCode" text,
  add "ultimateBeneficiaryName" text,
  add pause_reason text,
  add constraint recurring_payments_charge check ("paymentType" = 'priority' or "chargeType" is null),
  add constraint recurring_payments_pause check (pause_reason is null or state = 'paused');
create unique index recurring_payments_request on recurring_payments (account_id, "clientRequestId");
create index recurring_payments_beneficiary on recurring_payments (beneficiary_id);

insert into state_transitions (machine, from_status, to_status) values
  ('recurring_payment', '', 'active'), ('recurring_payment', 'active', 'paused'), ('recurring_payment', 'active', 'ended'),
  ('recurring_payment', 'paused', 'active'), ('recurring_payment', 'paused', 'ended');
create trigger guard_state before insert or update on recurring_payments
  for each row execute function guard_state('recurring_payment', 'state');

-- The occurrences of which no payment was created: a user skipped them, or they were refused.
drop table recurring_payment_skips;
create table recurring_payment_omissions (
  id uuid primary key default gen_random_uuid(),
  recurring_payment_id uuid not null references recurring_payments (id) on delete cascade,
  occurrence_on date not null,
  skipped_by text references users (id),
  error_code text,
  error_message text,
  "createdAt" timestamptz not null default now(),
  unique (recurring_payment_id, occurrence_on),
  check (num_nonnulls(skipped_by, error_code) = 1),
  check ((error_code is null) = (error_message is null))
);
select audit_table('recurring_payment_omissions');
grant select on recurring_payment_omissions to corridor_hasura;
grant select, insert on recurring_payment_omissions to corridor_actions;
create trigger announce_change after insert or update or delete on recurring_payment_omissions
  for each statement execute function announce_change();
