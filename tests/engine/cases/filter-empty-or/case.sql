select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."ledgers" as "t0"
where false) as "t1")::text as "r0", (select coalesce(json_agg("t3".*), '[]') as "v"
from (select "t2"."id" as "id"
from "public"."ledgers" as "t2"
where (not false)
order by "t2"."id" asc nulls last) as "t3")::text as "r1"
-- 
