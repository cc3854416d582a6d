alter table uploads drop format;
alter table payments drop "recurringPaymentId", drop "occurrenceOn";
alter table organisations drop payment_expiry_days;
alter table payment_authorisation_requests drop "fraudNoticeId", drop "delegationId";
drop table beneficiary_tags, saved_views, authorisation_batch_rows, authorisation_batches, recurring_payment_skips, recurring_payments,
  payment_templates, authorisation_delegations;
drop index payments_fraud_notice;
alter table fraud_notices drop "accountId", drop "paymentId";
