select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."id" as "id"
from "public"."ledgers" as "t0"
where (("public"."ledger_posted"("t0".*) > ('0')::integer) and ("public"."ledger_heading"("t0".*) = any(($1)::text[])))
order by "public"."ledger_posted"("t0".*) desc nulls first, "public"."ledger_heading"("t0".*) asc nulls last) as "t1")::text as "r0", (select coalesce(json_agg("t4".*), '[]') as "v"
from (select "t2"."id" as "id"
from "public"."tenants" as "t2"
where (coalesce((select (count(*) = ('1')::bigint)
from "public"."ledgers" as "t3"
where "t3"."tenant_id" = "t2"."id" and ("public"."ledger_posted"("t3".*) = ('0')::integer)), false))) as "t4")::text as "r1", (select coalesce(json_agg("t7".*), '[]') as "v"
from (select "t5"."id" as "id"
from "public"."postings" as "t5"
order by (select "public"."ledger_posted"("t6".*)
from "public"."ledgers" as "t6"
where "t6"."id" = "t5"."ledger_id"
limit 1) asc nulls last, "t5"."id" asc nulls last) as "t7")::text as "r2"
-- ["CASH!"]
