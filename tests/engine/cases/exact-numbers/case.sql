select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select ("t0"."balance")::text as "balance", ("t0"."big")::text as "big"
from "public"."ledgers" as "t0"
where ("t0"."big" = ('9007199254740993')::bigint)) as "t1")::text as "r0"
-- 
