select (select coalesce(json_agg("t3".*), '[]') as "v"
from (select "t0"."id" as "id", ("t0"."balance")::text as "balance"
from "public"."ledgers" as "t0"
where ((exists (select 1
from "public"."tenants" as "t1"
where "t1"."id" = "t0"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t2"
where "t2"."tenant_id" = "t1"."id" and ("t2"."user_name" = ($1)::text))) is true))) is true)
order by "t0"."id" asc nulls last) as "t3")::text as "r0"
-- x-hasura-user-id
