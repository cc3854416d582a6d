-- What lists need on real volumes: without these a screen reads a whole table that grows (tests/access/listPlans.test.ts). Orders
-- that are newest first are read backwards.

-- Payments of a conversion, and what is scheduled for the days ahead; what has ended leaves the second.
create index payments_conversion on payments ("tccConversionId") where "tccConversionId" is not null;
create index payments_due on payments ("paymentDate", currency) where status not in ('completed', 'failed', 'deleted');

-- Every fee of a payment, cancelled ones too.
create index charges_payment on charges (payment_id) where payment_id is not null;

-- Administration lists over all accounts: transfers, clients' money for safeguarding, the activity log with its two filters.
create index transfers_created on transfers ("createdAt", id);
create index tcc_transfers_created on tcc_transfers (created_at, id);
create index tcc_transfers_status on tcc_transfers (status, created_at, id);
create index tcc_transactions_completed on tcc_transactions (completed_at, id) where status = 'completed';
create index activity_created on activity ("createdAt", id);
create index activity_type on activity ("eventType", "createdAt", id);
create index activity_code on activity ("eventCode", "createdAt", id);
