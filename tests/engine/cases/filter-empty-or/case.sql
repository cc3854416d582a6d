select (select coalesce(json_agg("t1"), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."ledgers" as "t0"
where false) as "t1")::text as "root"
-- 

select (select coalesce(json_agg("t1"), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."ledgers" as "t0"
where (not false)
order by "t0"."id" asc nulls last) as "t1")::text as "root"
-- 
