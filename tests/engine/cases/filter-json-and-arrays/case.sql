select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."ledgers" as "t0"
where ("t0"."labels" ?| ($1)::text[])
order by "t0"."id" asc nulls last) as "t1")::text as "r0", (select coalesce(json_agg("t3".*), '[]') as "v"
from (select "t2"."id" as "id"
from "public"."ledgers" as "t2"
where ("t2"."labels" ?& ($2)::text[])
order by "t2"."id" asc nulls last) as "t3")::text as "r1", (select coalesce(json_agg("t5".*), '[]') as "v"
from (select "t4"."id" as "id"
from "public"."ledgers" as "t4"
where ("t4"."tags" <@ ($3)::text[])
order by "t4"."id" asc nulls last) as "t5")::text as "r2"
-- $keys, ["{a,b}"], ["a","b"]
