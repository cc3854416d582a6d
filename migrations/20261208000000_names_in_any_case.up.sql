-- Names that differ by case or by blanks around them look alike in a picker. The roles and groups of an organisation, and the tariffs of a type,
-- have one of them each. Rows that break this get a number, the oldest one keeps its name.
create function pg_temp.number_names(names regclass, owner text, place text) returns void language plpgsql as $$
declare
  twin record;
  number integer;
  is_taken boolean;
begin
  for twin in execute format(
    'select id, %1$I::text as owner, left(btrim(name), 110) as name from (
       select *, row_number() over (partition by %1$I, lower(btrim(name)) order by %2$s, id) as nth from %3$s) numbered
     where nth > 1 order by owner, lower(btrim(name)), nth', owner, place, names)
  loop
    number := 1;
    loop
      number := number + 1;
      execute format('select exists (select from %s where %I::text = $1 and lower(btrim(name)) = lower($2))', names, owner)
        into is_taken using twin.owner, twin.name || ' ' || number;
      exit when not is_taken;
    end loop;
    execute format('update %s set name = $1 where id = $2', names) using twin.name || ' ' || number, twin.id;
  end loop;
end $$;

select pg_temp.number_names('roles', 'org_id', '"order"');
select pg_temp.number_names('groups', 'org_id', 'name');
select pg_temp.number_names('tariffs', 'type', '"createdAt"');
drop function pg_temp.number_names(regclass, text, text);

alter table roles drop constraint roles_org_id_name_key;
create unique index roles_name_in_any_case on roles (org_id, lower(btrim(name)));
alter table groups drop constraint groups_org_id_name_key;
create unique index groups_name_in_any_case on groups (org_id, lower(btrim(name)));
create unique index tariffs_name_in_any_case on tariffs (type, lower(btrim(name)));
