select (select coalesce(json_agg("t1"), '[]') as "v"
from (select "t0"."id" as "id", "t0"."status" as "status"
from "public"."ledgers" as "t0"
where (((not ("t0"."parent_id" is null)) or ("t0"."labels" @> ($1)::jsonb) or ("t0"."labels" ? ($2)::text)) and ("t0"."tags" <@ ($3)::text[]) and ("t0"."status" = ($4)::text))
order by "t0"."id" asc nulls last) as "t1")::text as "root"
-- "{\"colour\":\"blue\"}", "limits", ["a","b"], "draft"
