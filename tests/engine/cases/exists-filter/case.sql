select (select coalesce(json_agg("t2".*), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."ledgers" as "t0"
where ((exists (select 1
from "public"."memberships" as "t1"
where (("t1"."user_name" = ($1)::text) or ("t1"."user_name" is null and ($1)::text is null)))) is true)) as "t2")::text as "r0"
-- x-hasura-user-id
