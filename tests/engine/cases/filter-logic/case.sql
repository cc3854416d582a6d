select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."id" as "id", "t0"."status" as "status"
from "public"."ledgers" as "t0"
where (((not ("t0"."parent_id" is null)) or ("t0"."labels" @> ('{"colour":"blue"}')::jsonb) or ("t0"."labels" ? ('limits')::text)) and ("t0"."tags" <@ ($1)::text[]) and ("t0"."status" = ('draft')::text))
order by "t0"."id" asc nulls last) as "t1")::text as "r0"
-- ["a","b"]
