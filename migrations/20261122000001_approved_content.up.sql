-- What was seen is what is approved. -----------------------------------------------------------------------------------
-- The version rises with every change of what the provider is sent or the approver is shown. Nobody else writes it.

alter table payments add column version integer not null default 1 check (version > 0);

create function count_payment_version() returns trigger language plpgsql as $$
declare
  is_changed boolean := tg_op = 'UPDATE' and
    (new."accountId", new.amount, new.currency, new."paymentDate", new."paymentType", new."chargeType", new.reason,
     new.reference, new."purposeCode", new."ultimateBeneficiaryName", new."beneficiarySliceId", new."invoiceNumber",
     new."invoiceDate", new."tccConversionId", new."createdById")
    is distinct from
    (old."accountId", old.amount, old.currency, old."paymentDate", old."paymentType", old."chargeType", old.reason,
     old.reference, old."purposeCode", old."ultimateBeneficiaryName", old."beneficiarySliceId", old."invoiceNumber",
     old."invoiceDate", old."tccConversionId", old."createdById");
begin
  new.version := case when tg_op = 'INSERT' then 1 when is_changed then old.version + 1 else old.version end;
  return new;
end $$;
create trigger count_payment_version before insert or update on payments
  for each row execute function count_payment_version();

-- Where the money goes: a beneficiary keeps the provider's id that it was given. ---------------------------------------

create function guard_provider_beneficiary() returns trigger language plpgsql as $$
begin
  if old.tcc_beneficiary_id is not null and new.tcc_beneficiary_id is distinct from old.tcc_beneficiary_id then
    raise exception 'provider_beneficiary_is_fixed' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger guard_provider_beneficiary before update of tcc_beneficiary_id on beneficiaries
  for each row execute function guard_provider_beneficiary();
