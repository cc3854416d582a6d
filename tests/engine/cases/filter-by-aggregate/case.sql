select (select coalesce(json_agg("t7".*), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."ledgers" as "t0"
where (((exists (select 1
from "public"."tenants" as "t1"
where "t1"."id" = "t0"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t2"
where "t2"."tenant_id" = "t1"."id" and ("t2"."user_name" = ($1)::text))) is true))) is true) and (coalesce((select (count(*) > ('2')::bigint)
from "public"."postings" as "t3"
where "t3"."ledger_id" = "t0"."id" and (((exists (select 1
from "public"."ledgers" as "t4"
where "t4"."id" = "t3"."ledger_id" and ((exists (select 1
from "public"."tenants" as "t5"
where "t5"."id" = "t4"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t6"
where "t6"."tenant_id" = "t5"."id" and ("t6"."user_name" = ($1)::text))) is true))) is true))) is true) and ("t3"."amount" > ('-100')::numeric))), false)))) as "t7")::text as "r0"
-- x-hasura-user-id
