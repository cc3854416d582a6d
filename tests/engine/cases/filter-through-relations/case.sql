select (select coalesce(json_agg("t9".*), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."ledgers" as "t0"
where (((exists (select 1
from "public"."tenants" as "t1"
where "t1"."id" = "t0"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t2"
where "t2"."tenant_id" = "t1"."id" and ("t2"."user_name" = ($1)::text))) is true))) is true) and ((exists (select 1
from "public"."postings" as "t3"
where "t3"."ledger_id" = "t0"."id" and (((exists (select 1
from "public"."ledgers" as "t4"
where "t4"."id" = "t3"."ledger_id" and ((exists (select 1
from "public"."tenants" as "t5"
where "t5"."id" = "t4"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t6"
where "t6"."tenant_id" = "t5"."id" and ("t6"."user_name" = ($1)::text))) is true))) is true))) is true) and ("t3"."amount" < ($2)::numeric)))) is true) and ((exists (select 1
from "public"."tenants" as "t7"
where "t7"."id" = "t0"."tenant_id" and (((exists (select 1
from "public"."memberships" as "t8"
where "t8"."tenant_id" = "t7"."id" and ("t8"."user_name" = ($1)::text))) is true) and ("t7"."name" = any(($3)::text[]))))) is true))) as "t9")::text as "r0"
-- x-hasura-user-id, $where.postings.amount._lt, $where.tenant.name._in
