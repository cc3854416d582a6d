do $$
begin
  execute format('alter role corridor_hasura in database %I reset all', current_database());
end $$;
