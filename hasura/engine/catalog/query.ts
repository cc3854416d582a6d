/**
 * One row, one column: tables, functions and types of all schemas but Postgres' own, as JSON. A type is named without a length: `bpchar` and
 * `"bit"`, as `::character` and `::bit` keep one character or bit. Postgres checks a column's length when the value is stored.
 */
export const catalogQuery = `
with recursive spaces as (
  select oid, nspname from pg_namespace
  where nspname not in ('pg_catalog', 'information_schema', 'hdb_catalog') and nspname !~ '^pg_(toast|temp)'
), resolved as (
  select oid, oid as base from pg_type where typtype <> 'd'
  union all select d.oid, r.base from pg_type d join resolved r on r.oid = d.typbasetype where d.typtype = 'd'
), types as (
  select r.oid, b.typname as name, format_type(b.oid, -1) as sql_name, b.typtype as kind,
         case when b.typcategory = 'A' then b.typelem end as element, b.typrelid as relation
  from resolved r join pg_type b on b.oid = r.base
), relations as (
  select c.oid, n.nspname, c.relname, c.relkind from pg_class c join spaces n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f')
), used as (
  select a.atttypid as oid from pg_attribute a join relations r on r.oid = a.attrelid where a.attnum > 0 and not a.attisdropped
  union select p.prorettype from pg_proc p join spaces n on n.oid = p.pronamespace
  union select unnest(p.proargtypes) from pg_proc p join spaces n on n.oid = p.pronamespace
), needed as (
  select oid from used union select t.element from used u join types t on t.oid = u.oid where t.element is not null
)
select json_build_object(
  'types', (select coalesce(json_agg(json_build_object('oid', t.oid::int8, 'name', t.name, 'sqlName', t.sql_name, 'kind', t.kind,
      'element', t.element::int8, 'relation', (select json_build_object('schema', r.nspname, 'name', r.relname)
        from relations r where r.oid = t.relation))), '[]')
    from types t where t.oid in (select oid from needed)),
  'tables', (select coalesce(json_agg(json_build_object(
    'schema', r.nspname, 'name', r.relname, 'isView', r.relkind in ('v', 'm'),
    'insertable', (r.relkind in ('r', 'p') or (pg_relation_is_updatable(r.oid, true) & 8) = 8)
      and has_any_column_privilege(r.oid, 'insert'),
    'updatable', (r.relkind in ('r', 'p') or (pg_relation_is_updatable(r.oid, true) & 4) = 4)
      and has_any_column_privilege(r.oid, 'update'),
    'deletable', (r.relkind in ('r', 'p') or (pg_relation_is_updatable(r.oid, true) & 8) = 8) and has_table_privilege(r.oid, 'delete'),
    'comment', obj_description(r.oid, 'pg_class'),
    'columns', (select coalesce(json_agg(json_build_object('name', a.attname, 'type', a.atttypid::int8, 'nullable', not a.attnotnull
          and not exists (select 1 from pg_type d where d.oid = a.atttypid and d.typnotnull),
        'hasDefault', a.atthasdef or a.attidentity <> '', 'insertable', a.attgenerated = '' and a.attidentity <> 'a' and has_column_privilege(r.oid, a.attnum, 'insert'),
        'updatable', a.attgenerated = '' and a.attidentity <> 'a' and has_column_privilege(r.oid, a.attnum, 'update'),
        'comment', col_description(r.oid, a.attnum)) order by a.attnum), '[]')
      from pg_attribute a where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped),
    'indexes', (select coalesce(json_agg(json_build_object('name', i.relname, 'primary', x.indisprimary, 'columns',
        (select coalesce(json_agg(a.attname order by k.position), '[]') from unnest(x.indkey) with ordinality k(number, position)
          join pg_attribute a on a.attrelid = r.oid and a.attnum = k.number)) order by i.relname), '[]')
      from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = r.oid and x.indisunique),
    'foreignKeys', (select coalesce(json_agg(json_build_object('name', f.conname, 'targetSchema', tn.nspname, 'targetTable', tc.relname,
        'columns', (select json_agg(a.attname order by k.position) from unnest(f.conkey) with ordinality k(number, position)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number),
        'targetColumns', (select json_agg(a.attname order by k.position) from unnest(f.confkey) with ordinality k(number, position)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number)) order by f.conname), '[]')
      from pg_constraint f join pg_class tc on tc.oid = f.confrelid join pg_namespace tn on tn.oid = tc.relnamespace
      where f.conrelid = r.oid and f.contype = 'f')
    )), '[]') from relations r),
  'scalars', (select json_agg(typname) from pg_type where typtype = 'b' and typcategory <> 'A'),
  'functions', (select coalesce(json_agg(json_build_object(
    'schema', n.nspname, 'name', p.proname, 'volatile', p.provolatile = 'v', 'returnsSet', p.proretset, 'variadic', p.provariadic <> 0,
    'returnType', p.prorettype::int8, 'defaults', p.pronargdefaults, 'comment', obj_description(p.oid, 'pg_proc'),
    'argumentTypes', (select coalesce(json_agg(t::int8 order by position), '[]') from unnest(p.proargtypes) with ordinality u(t, position)),
    'argumentNames', coalesce(to_json(p.proargnames), '[]'))), '[]')
    from pg_proc p join spaces n on n.oid = p.pronamespace
    where p.prokind = 'f' and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e'))
)::text as catalog`;
