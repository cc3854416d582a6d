select (select row_to_json("t1".*) as "v"
from (select "t0"."id" as "id", "t0"."title" as "title"
from "public"."ledger_of"(('1')::integer, ($1)::json::json) as "t0"
limit 1) as "t1")::text as "r0", (select row_to_json("t3".*) as "v"
from (select "t2"."id" as "id"
from "public"."ledger_of"(('99')::integer, ($1)::json::json) as "t2"
limit 1) as "t3")::text as "r1", (select row_to_json("t5".*) as "v"
from (select "t4"."id" as "id"
from "public"."ledger_of"(('1')::integer, ($1)::json::json) as "t4"
where ("t4"."title" = ('Fees')::text)
limit 1) as "t5")::text as "r2", (select json_build_object('aggregate', json_build_object('count', count(*), 'max', json_build_object('title', max("t6"."title")), 'sum', json_build_object('id', sum("t6"."id"))), 'nodes', coalesce(json_agg(json_build_object('id', "t6"."id")), '[]')) as "v"
from "public"."ledger_of"(('2')::integer, ($1)::json::json) as "t6")::text as "r3"
-- session
