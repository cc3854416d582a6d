-- A payment whose rate is held: what is approved with it, and the order in which conversion and payment are sent. -----------

create or replace function count_payment_version() returns trigger language plpgsql as $$
declare
  is_changed boolean := tg_op = 'UPDATE' and
    (new."accountId", new.amount, new.currency, new."paymentDate", new."paymentType", new."chargeType", new.reason,
     new.reference, new."purposeCode", new."ultimateBeneficiaryName", new."beneficiarySliceId", new."invoiceNumber",
     new."invoiceDate", new."tccConversionId", new."createdById", new."documentChanges", new."quoteId")
    is distinct from
    (old."accountId", old.amount, old.currency, old."paymentDate", old."paymentType", old."chargeType", old.reason,
     old.reference, old."purposeCode", old."ultimateBeneficiaryName", old."beneficiarySliceId", old."invoiceNumber",
     old."invoiceDate", old."tccConversionId", old."createdById", old."documentChanges", old."quoteId");
begin
  new.version := case when tg_op = 'INSERT' then 1 when is_changed then old.version + 1 else old.version end;
  return new;
end $$;

-- An intent that waits until another one is no longer pending, as a payment waits for the conversion that it is paid from.
alter table provider_intents add after_id uuid references provider_intents (id);

-- The rate that is held for a payment, for each who may read the payment: without the one who asked for it and the provider's id of it.
create view payment_held_rates as
  select payment.id, payment.id as "paymentId", quote."sellCurrency", quote."clientSellAmount" as "sellAmount",
    quote."clientRate" as rate, quote."midMarketRate", quote."conversionDate", quote."expiresAt" as "heldUntil"
  from payments payment join quotes quote on quote.id = payment."quoteId";
grant select on payment_held_rates to corridor_hasura, corridor_actions;
