select (select row_to_json("t1".*) as "v"
from (select "t0"."id" as "id"
from "public"."ledger_of"(('1')::integer, ($1)::json::json) as "t0"
limit 1) as "t1")::text as "r0", (select row_to_json("t3".*) as "v"
from (select "t2"."id" as "id"
from "public"."ledger_of"(('3')::integer, ($1)::json::json) as "t2"
limit 1) as "t3")::text as "r1"
-- session
