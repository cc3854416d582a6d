select (select coalesce(json_agg("t7".*), '[]') as "v"
from (select "t1"."id" as "id", "t4"."v" as "tenant"
from (select "t0".*, (select "t2"."name"
from "public"."tenants" as "t2"
where "t2"."id" = "t0"."tenant_id"
limit 1) as "_o0", (select count(*)
from "public"."postings" as "t3"
where "t3"."ledger_id" = "t0"."id") as "_o1"
from "public"."ledgers" as "t0"
order by "_o0" desc nulls first, "_o1" asc nulls last, "t0"."id" asc nulls last
limit ('3')::bigint) as "t1"
left join lateral (select row_to_json("t6".*) as "v"
from (select "t5"."name" as "name"
from "public"."tenants" as "t5"
where "t5"."id" = "t1"."tenant_id") as "t6") as "t4" on true
order by "t1"."_o0" desc nulls first, "t1"."_o1" asc nulls last, "t1"."id" asc nulls last) as "t7")::text as "r0"
-- 
