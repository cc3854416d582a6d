drop table payment_templates;
create table payment_templates (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id),
  name text not null check (name <> ''),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  "createdById" text not null references users (id),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique (account_id, name)
);

select audit_table('payment_templates');
grant select on payment_templates to corridor_hasura;
grant select, insert, update, delete on payment_templates to corridor_actions;
create trigger announce_change after insert or update or delete on payment_templates
  for each statement execute function announce_change();
create trigger touch_updated_at before update on payment_templates for each row execute function touch_updated_at();
