-- What users are searched by: the username, and the name in either order. The search is for a part of it in any case.
create extension if not exists pg_trgm;
alter table users
  add search_text text not null
    generated always as (id || E'\n' || first_name || ' ' || last_name || ' ' || first_name) stored;
create index users_search_text on users using gin (search_text gin_trgm_ops);
