select (select coalesce(json_agg("t1"."v"), '[]') as "v"
from (select json_build_object('an_alias_that_is_longer_than_what_postgres_keeps_of_an_identifier_a', "t0"."id", 'an_alias_that_is_longer_than_what_postgres_keeps_of_an_identifier_b', "t0"."title") as "v"
from "public"."ledgers" as "t0"
order by "t0"."id" asc nulls last
limit ('1')::bigint) as "t1")::text as "r0"
-- 
