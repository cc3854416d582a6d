-- Archived templates are in use again. One whose name is taken meanwhile gets the beginning of its id behind the name.
update payment_templates archived set name = left(archived.name, 51) || ' ' || left(archived.id::text, 8)
where "archivedAt" is not null and exists (
  select from payment_templates other
  where other.account_id = archived.account_id and lower(other.name) = lower(archived.name) and other.id <> archived.id
);
drop index payment_templates_list;
drop index payment_templates_name;
create unique index payment_templates_name on payment_templates (account_id, lower(name));
alter table payment_templates drop column "archivedAt";
