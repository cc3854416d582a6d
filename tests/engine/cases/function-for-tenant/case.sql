select (select coalesce(json_agg("t1"), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."find_ledgers"(($1)::text, ($2)::integer, ($3)::json::json) as "t0") as "t1")::text as "root"
-- "cas", "5", session

select (select json_build_object('aggregate', json_build_object('count', count(*))) as "v"
from "public"."find_ledgers"(($1)::text, "session" => ($2)::json::json) as "t0")::text as "root"
-- "", session
