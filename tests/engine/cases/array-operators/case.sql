select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."ledgers" as "t0"
where ("t0"."tags" = ($1)::text[])) as "t1")::text as "r0", (select coalesce(json_agg("t3".*), '[]') as "v"
from (select "t2"."id" as "id"
from "public"."ledgers" as "t2"
where ("t2"."tags" = ('{a,b}')::text[])) as "t3")::text as "r1", (select coalesce(json_agg("t5".*), '[]') as "v"
from (select "t4"."id" as "id"
from "public"."ledgers" as "t4"
where ("t4"."tags" @> ($2)::text[])
order by "t4"."id" asc nulls last) as "t5")::text as "r2", (select coalesce(json_agg("t7".*), '[]') as "v"
from (select "t6"."id" as "id"
from "public"."ledgers" as "t6"
where ("t6"."tags" <@ ($3)::text[])
order by "t6"."id" asc nulls last) as "t7")::text as "r3", (select coalesce(json_agg("t9".*), '[]') as "v"
from (select "t8"."id" as "id"
from "public"."ledgers" as "t8"
where ("t8"."tags" <> ($4)::text[])
order by "t8"."id" asc nulls last) as "t9")::text as "r4"
-- ["a","b"], $one, $text, []
