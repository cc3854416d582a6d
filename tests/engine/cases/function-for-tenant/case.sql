select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."find_ledgers"(('cas')::text, ('5')::integer, ($1)::json::json) as "t0") as "t1")::text as "r0", (select json_build_object('aggregate', json_build_object('count', count(*))) as "v"
from "public"."find_ledgers"(('')::text, "session" => ($1)::json::json) as "t2")::text as "r1"
-- session
