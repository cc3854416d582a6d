select (select row_to_json("t3".*) as "v"
from (select "t0"."title" as "title"
from "public"."ledgers" as "t0"
where (("t0"."id" = ('3')::integer) and ((exists (select 1
from "public"."tenants" as "t1"
where "t1"."id" = "t0"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t2"
where "t2"."tenant_id" = "t1"."id" and ("t2"."user_name" = ($1)::text))) is true))) is true))
limit 1) as "t3")::text as "r0"
-- x-hasura-user-id
