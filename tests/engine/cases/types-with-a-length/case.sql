select (select coalesce(json_agg("t1".*), '[]') as "v"
from (select "t0"."currency" as "currency", "t0"."versus" as "versus", "t0"."mask" as "mask", "t0"."others" as "others"
from "public"."quotes" as "t0"
where (("t0"."currency" <> ($1)::bpchar) and ("t0"."versus" = ('EUR')::bpchar) and ("t0"."mask" = ($2)::"bit") and ("t0"."others" @> ($3)::bpchar[]) and ("t0"."currency" = any(($4)::bpchar[])))) as "t1")::text as "r0"
-- x-hasura-currency, $mask, ["USD"], ["USD","UYU"]
