-- A template that is not used any more is archived, and can come back. Its name is free meanwhile.
alter table payment_templates add column "archivedAt" timestamptz;
drop index payment_templates_name;
create unique index payment_templates_name on payment_templates (account_id, lower(name)) where "archivedAt" is null;
-- The order of the list, archived templates included.
create index payment_templates_list on payment_templates (account_id, name, id);
