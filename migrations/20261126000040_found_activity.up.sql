-- What the activity logs find, as found_transfers does for transfers. A filter that is null takes every entry. The row permissions of
-- activity decide who reads.

create function found_activity(
  event_type text default null,
  event_code text default null,
  -- The whole username.
  user_id text default null,
  created_from timestamptz default null,
  -- Before this moment.
  created_before timestamptz default null
) returns setof activity language sql stable as $$
  select a.*
  from activity a
  where (event_type is null or a."eventType" = event_type)
    and (event_code is null or a."eventCode" = event_code)
    and (found_activity.user_id is null or a."userId" = found_activity.user_id)
    and (created_from is null or a."createdAt" >= created_from)
    and (created_before is null or a."createdAt" < created_before)
$$;
