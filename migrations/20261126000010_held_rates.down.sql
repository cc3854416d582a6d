drop view payment_held_rates;
alter table provider_intents drop after_id;
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
