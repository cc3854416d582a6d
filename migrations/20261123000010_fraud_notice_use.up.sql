-- When a notice served: once, and only after it was acknowledged. An edit takes a notice off its payment or its request, so
-- their unique keys alone don't keep it from serving again.
alter table fraud_notices
  add "usedAt" timestamptz,
  add constraint fraud_notices_used_after_acknowledged check ("usedAt" >= "acknowledgedAt"),
  add constraint fraud_notices_used_is_acknowledged check ("usedAt" is null or "acknowledgedAt" is not null);

-- How many a person was shown of late.
create index fraud_notices_presented on fraud_notices ("presentedTo", "presentedAt");
