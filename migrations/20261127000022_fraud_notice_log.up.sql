-- The fraud notices that users were shown, for the log of super admins. A filter that is null takes every notice.

create index fraud_notices_presented_at on fraud_notices ("presentedAt", id);

create function found_fraud_notices(
  shown_to text default null,
  is_acknowledged boolean default null,
  from_time timestamptz default null,
  -- Before this moment.
  before_time timestamptz default null
) returns setof fraud_notices language sql stable as $$
  select n.*
  from fraud_notices n
  where (shown_to is null or n."presentedTo" = shown_to)
    and (is_acknowledged is null or (n."acknowledgedAt" is not null) = is_acknowledged)
    and (from_time is null or n."presentedAt" >= from_time)
    and (before_time is null or n."presentedAt" < before_time)
$$;
