select (select coalesce(json_agg("t1"), '[]') as "v"
from (select "t0"."id" as "id", "t0"."title" as "title"
from "public"."ledgers" as "t0"
where (("t0"."parent_id" = (($1)::json->>'x-hasura-parent-id')::integer) or ("t0"."parent_id" is null and (($1)::json->>'x-hasura-parent-id')::integer is null))
limit 1) as "t1")::text as "root"
-- session
