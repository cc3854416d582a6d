select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."id" as "id", "t0"."title" as "title"
from "public"."ledgers" as "t0"
where (("t0"."parent_id" = ($1)::integer) or ("t0"."parent_id" is null and ($1)::integer is null))
limit 1) as "t1")::text as "r0"
-- x-hasura-parent-id
