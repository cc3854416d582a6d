select "s"."i", "r0"."v"::text, "r1"."v"::text
from unnest(($4)::integer[], ($1)::text[], ($2)::text[], ($3)::text[]) as "s"("i", "p0", "p1", "p2")
left join lateral (select coalesce(json_agg("t4".*), '[]') as "v"
from (select "t0"."id" as "id", ("t0"."amount")::text as "amount"
from "public"."postings" as "t0"
where (((exists (select 1
from "public"."ledgers" as "t1"
where "t1"."id" = "t0"."ledger_id" and ((exists (select 1
from "public"."tenants" as "t2"
where "t2"."id" = "t1"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t3"
where "t3"."tenant_id" = "t2"."id" and ("t3"."user_name" = ("s"."p0")::text))) is true))) is true))) is true) and ("t0"."id" > ("s"."p1")::integer))
order by "t0"."id" asc nulls last fetch first (('2')::bigint) rows with ties) as "t4") as "r0" on true
left join lateral (select "b"."v"
from (select "t5"."id" as "v"
from "public"."postings" as "t5"
where (((exists (select 1
from "public"."ledgers" as "t6"
where "t6"."id" = "t5"."ledger_id" and ((exists (select 1
from "public"."tenants" as "t7"
where "t7"."id" = "t6"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t8"
where "t8"."tenant_id" = "t7"."id" and ("t8"."user_name" = ("s"."p0")::text))) is true))) is true))) is true) and ("t5"."id" > ("s"."p2")::integer))
order by "t5"."id" asc nulls last fetch first (('2')::bigint) rows with ties) as "b"
order by "b"."v" desc
limit 1) as "r1" on true
-- x-hasura-user-id, cursor, cursor, position
