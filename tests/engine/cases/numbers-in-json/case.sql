select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."title" as "title"
from "public"."ledgers" as "t0"
where ((not ("t0"."labels" @> ($1)::jsonb)) and ("t0"."labels" <@ ('{"limits":[1,2,9007199254740993,1.50],"colour":"red"}')::jsonb) and ("t0"."balance" > ($2)::numeric) and ("t0"."balance" < ('12345678901234567890.50')::numeric))) as "t1")::text as "r0"
-- $limits, $low
