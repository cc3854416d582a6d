-- What one statement of Hasura's login may take, whatever the query: 10 seconds, and 8 MB for each sort and hash. The settings belong to
-- the login in this database, so that databases of one server do not change each other's.

do $$
declare
  setting text;
begin
  foreach setting in array array[
    'statement_timeout = ''10s''',
    'work_mem = ''8MB''',
    'hash_mem_multiplier = 1',
    'max_parallel_workers_per_gather = 0'
  ] loop
    execute format('alter role corridor_hasura in database %I set %s', current_database(), setting);
  end loop;
end $$;
