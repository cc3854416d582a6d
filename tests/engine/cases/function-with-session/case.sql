select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."find_ledgers"(('cas')::text, "session" => ($1)::json::json) as "t0"
order by "t0"."id" desc nulls first) as "t1")::text as "r0"
-- session
