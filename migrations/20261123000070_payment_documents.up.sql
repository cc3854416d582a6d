-- Approvers see a payment's documents: adding or removing one raises the version that an authorisation names. ----------
-- How often a document was added or removed after the payment was created.
alter table payments add column "documentChanges" integer not null default 0;

create or replace function count_payment_version() returns trigger language plpgsql as $$
declare
  is_changed boolean := tg_op = 'UPDATE' and
    (new."accountId", new.amount, new.currency, new."paymentDate", new."paymentType", new."chargeType", new.reason,
     new.reference, new."purposeCode", new."ultimateBeneficiaryName", new."beneficiarySliceId", new."invoiceNumber",
     new."invoiceDate", new."tccConversionId", new."createdById", new."documentChanges")
    is distinct from
    (old."accountId", old.amount, old.currency, old."paymentDate", old."paymentType", old."chargeType", old.reason,
     old.reference, old."purposeCode", old."ultimateBeneficiaryName", old."beneficiarySliceId", old."invoiceNumber",
     old."invoiceDate", old."tccConversionId", old."createdById", old."documentChanges");
begin
  new.version := case when tg_op = 'INSERT' then 1 when is_changed then old.version + 1 else old.version end;
  return new;
end $$;
