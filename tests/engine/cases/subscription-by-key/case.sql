select "s"."i", "r0"."v"::text
from unnest(($3)::integer[], ($1)::text[], ($2)::text[]) as "s"("i", "p0", "p1")
left join lateral (select row_to_json("t9".*) as "v"
from (select "t0"."title" as "title", "t3"."v" as "postings"
from "public"."ledgers" as "t0"
left join lateral (select coalesce(json_agg("t8".*), '[]') as "v"
from (select ("t4"."amount")::text as "amount"
from "public"."postings" as "t4"
where "t4"."ledger_id" = "t0"."id" and ((exists (select 1
from "public"."ledgers" as "t5"
where "t5"."id" = "t4"."ledger_id" and ((exists (select 1
from "public"."tenants" as "t6"
where "t6"."id" = "t5"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t7"
where "t7"."tenant_id" = "t6"."id" and ("t7"."user_name" = ("s"."p1")::text))) is true))) is true))) is true)
order by "t4"."id" asc nulls last
limit ('1')::bigint) as "t8") as "t3" on true
where (("t0"."id" = ("s"."p0")::integer) and ((exists (select 1
from "public"."tenants" as "t1"
where "t1"."id" = "t0"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t2"
where "t2"."tenant_id" = "t1"."id" and ("t2"."user_name" = ("s"."p1")::text))) is true))) is true))
limit 1) as "t9") as "r0" on true
-- $id, x-hasura-user-id, position
