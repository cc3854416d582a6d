drop index fraud_notices_presented;
alter table fraud_notices drop "usedAt";
