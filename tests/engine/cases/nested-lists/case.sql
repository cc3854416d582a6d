select (select coalesce(json_agg("t30".*), '[]') as "v"
from (select "t3"."id" as "id", "t4"."v" as "tenant", "t8"."v" as "parent", "t13"."v" as "postings", "t25"."v" as "postings_aggregate"
from (select "t0".*
from "public"."ledgers" as "t0"
where ((exists (select 1
from "public"."tenants" as "t1"
where "t1"."id" = "t0"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t2"
where "t2"."tenant_id" = "t1"."id" and ("t2"."user_name" = ($1)::text))) is true))) is true)
order by "t0"."id" asc nulls last
limit ('1')::bigint) as "t3"
left join lateral (select row_to_json("t7".*) as "v"
from (select "t5"."name" as "name"
from "public"."tenants" as "t5"
where "t5"."id" = "t3"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t6"
where "t6"."tenant_id" = "t5"."id" and ("t6"."user_name" = ($1)::text))) is true)) as "t7") as "t4" on true
left join lateral (select row_to_json("t12".*) as "v"
from (select "t9"."title" as "title"
from "public"."ledgers" as "t9"
where "t9"."id" = "t3"."parent_id" and ((exists (select 1
from "public"."tenants" as "t10"
where "t10"."id" = "t9"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t11"
where "t11"."tenant_id" = "t10"."id" and ("t11"."user_name" = ($1)::text))) is true))) is true)) as "t12") as "t8" on true
left join lateral (select coalesce(json_agg("t24".*), '[]') as "v"
from (select ("t18"."amount")::text as "amount", "t19"."v" as "ledger"
from (select "t14".*
from "public"."postings" as "t14"
where "t14"."ledger_id" = "t3"."id" and ((exists (select 1
from "public"."ledgers" as "t15"
where "t15"."id" = "t14"."ledger_id" and ((exists (select 1
from "public"."tenants" as "t16"
where "t16"."id" = "t15"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t17"
where "t17"."tenant_id" = "t16"."id" and ("t17"."user_name" = ($1)::text))) is true))) is true))) is true)
order by "t14"."amount" desc nulls first
limit ('2')::bigint) as "t18"
left join lateral (select row_to_json("t23".*) as "v"
from (select "t20"."title" as "title"
from "public"."ledgers" as "t20"
where "t20"."id" = "t18"."ledger_id" and ((exists (select 1
from "public"."tenants" as "t21"
where "t21"."id" = "t20"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t22"
where "t22"."tenant_id" = "t21"."id" and ("t22"."user_name" = ($1)::text))) is true))) is true)) as "t23") as "t19" on true
order by "t18"."amount" desc nulls first) as "t24") as "t13" on true
left join lateral (select json_build_object('aggregate', json_build_object('count', count(*), 'sum', json_build_object('amount', (sum("t26"."amount"))::text))) as "v"
from "public"."postings" as "t26"
where "t26"."ledger_id" = "t3"."id" and (((exists (select 1
from "public"."ledgers" as "t27"
where "t27"."id" = "t26"."ledger_id" and ((exists (select 1
from "public"."tenants" as "t28"
where "t28"."id" = "t27"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t29"
where "t29"."tenant_id" = "t28"."id" and ("t29"."user_name" = ($1)::text))) is true))) is true))) is true) and ("t26"."amount" > ('0')::numeric))) as "t25" on true
order by "t3"."id" asc nulls last) as "t30")::text as "r0"
-- x-hasura-user-id
