-- What a template keeps, in columns, so that its beneficiary is a real one of the database. Nothing wrote templates before.
drop table payment_templates;
create table payment_templates (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id),
  name text not null check (name <> '' and length(name) <= 60),
  beneficiary_id uuid not null references beneficiaries (id),
  amount numeric check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  "paymentType" text not null check ("paymentType" in ('priority', 'regular')),
  "chargeType" text check ("chargeType" in ('ours', 'shared')),
  reason text not null,
  reference text not null,
  "purposeCode" text,
  "ultimateBeneficiaryName" text,
  "createdById" text not null references users (id),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  check ("paymentType" = 'priority' or "chargeType" is null)
);
-- The list's order, and one template of a name, however it is capitalised.
create unique index payment_templates_name on payment_templates (account_id, lower(name));
create index payment_templates_beneficiary on payment_templates (beneficiary_id);

select audit_table('payment_templates');
grant select on payment_templates to corridor_hasura;
grant select, insert, update, delete on payment_templates to corridor_actions;
create trigger announce_change after insert or update or delete on payment_templates
  for each statement execute function announce_change();
create trigger touch_updated_at before update on payment_templates for each row execute function touch_updated_at();
