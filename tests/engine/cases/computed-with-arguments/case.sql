select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select ("public"."ledger_share"("t0".*))::text as "share", ("public"."ledger_share"("t0".*, ('3')::integer))::text as "thirds"
from "public"."ledgers" as "t0"
order by "t0"."id" asc nulls last) as "t1")::text as "r0", (select json_build_object('aggregate', json_build_object('sum', json_build_object('posted', sum("public"."ledger_posted"("t2".*)), 'share', (sum("public"."ledger_share"("t2".*)))::text), 'avg', json_build_object('posted', avg("public"."ledger_posted"("t2".*)), 'share', (avg("public"."ledger_share"("t2".*, ('4')::integer)))::text), 'min', json_build_object('posted', min("public"."ledger_posted"("t2".*)), 'half', (min("public"."ledger_share"("t2".*)))::text), 'max', json_build_object('posted', max("public"."ledger_posted"("t2".*)), 'tenth', (max("public"."ledger_share"("t2".*, ('10')::integer)))::text))) as "v"
from "public"."ledgers" as "t2")::text as "r1"
-- 
