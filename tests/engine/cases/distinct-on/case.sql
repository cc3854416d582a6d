select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select distinct on ("t0"."title") "t0"."id" as "id", "t0"."title" as "title"
from "public"."ledgers" as "t0"
order by "t0"."title" asc nulls last, "t0"."id" desc nulls first) as "t1")::text as "r0"
-- 
