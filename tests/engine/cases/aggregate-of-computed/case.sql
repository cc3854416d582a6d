select (select json_build_object('aggregate', json_build_object('max', json_build_object('heading', max("public"."ledger_heading"("t1"."_row")), 'title', max("t1"."title")))) as "v"
from (select "t0".*, "t0" as "_row"
from "public"."ledgers" as "t0"
order by "t0"."id" asc nulls last
limit ('2')::bigint) as "t1")::text as "r0"
-- 
