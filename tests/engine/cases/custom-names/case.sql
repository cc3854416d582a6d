select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."id" as "id", "t0"."tenant_id" as "tenantId", 'OpenLedger'::text as "__typename"
from "public"."open_ledgers" as "t0"
where ("t0"."tenant_id" = ('1')::integer)) as "t1")::text as "r0", (select coalesce(json_agg("t3".*), '[]') as "v"
from (select "t2"."id" as "id"
from "vault"."keys" as "t2") as "t3")::text as "r1"
-- 
