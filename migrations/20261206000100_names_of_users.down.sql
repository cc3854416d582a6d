alter table users drop search_text;
drop extension pg_trgm;
