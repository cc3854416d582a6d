select (select json_build_object('__typename', 'postings_aggregate'::text, 'aggregate', json_build_object('count', count(distinct "t4"."note"), 'max', json_build_object('amount', (max("t4"."amount"))::text, 'note', max("t4"."note")), 'avg', json_build_object('amount', (avg("t4"."amount"))::text)), 'nodes', coalesce(json_agg(json_build_object('id', "t4"."id", 'ledger', "t5"."v")
order by "t4"."id" asc nulls last), '[]')) as "v"
from (select "t0".*
from "public"."postings" as "t0"
where ((exists (select 1
from "public"."ledgers" as "t1"
where "t1"."id" = "t0"."ledger_id" and ((exists (select 1
from "public"."tenants" as "t2"
where "t2"."id" = "t1"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t3"
where "t3"."tenant_id" = "t2"."id" and ("t3"."user_name" = ($1)::text))) is true))) is true))) is true)
order by "t0"."id" asc nulls last
limit ('2')::bigint) as "t4"
left join lateral (select row_to_json("t9".*) as "v"
from (select "t6"."id" as "id"
from "public"."ledgers" as "t6"
where "t6"."id" = "t4"."ledger_id" and ((exists (select 1
from "public"."tenants" as "t7"
where "t7"."id" = "t6"."tenant_id" and ((exists (select 1
from "public"."memberships" as "t8"
where "t8"."tenant_id" = "t7"."id" and ("t8"."user_name" = ($1)::text))) is true))) is true)) as "t9") as "t5" on true)::text as "r0"
-- x-hasura-user-id
