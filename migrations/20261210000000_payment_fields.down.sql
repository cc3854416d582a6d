create or replace function found_payments(
  account_id uuid default null,
  -- A pattern for ilike over payee, reference and our reference; or the amount is one of those that the text can mean.
  search_pattern text default null,
  search_amount numeric default null,
  other_amount numeric default null,
  dated_from date default null,
  dated_to date default null,
  currency_code text default null,
  amount_from numeric default null,
  amount_to numeric default null,
  creator_id text default null
) returns setof payments language sql stable as $$
  select p.*
  from payments p
  where p."accountId" = account_id
    and (search_pattern is null
      or p."shortReference" ilike search_pattern
      or p.reference ilike search_pattern
      or p.amount in (search_amount, other_amount)
      -- A lookup for each payment; `exists` would be planned as a search through all slices of all accounts.
      or (select slice.name from beneficiary_information_slice slice where slice.id = p."beneficiarySliceId") ilike search_pattern)
    and (dated_from is null or p."paymentDate" >= dated_from)
    and (dated_to is null or p."paymentDate" <= dated_to)
    and (currency_code is null or p.currency = currency_code)
    and (amount_from is null or p.amount >= amount_from)
    and (amount_to is null or p.amount <= amount_to)
    and (creator_id is null or p."createdById" = creator_id)
$$;

drop function payment_text_matches;

drop view payment_versions;
drop function define_payment_versions;
create view payment_versions as
  select
    row_id || ':' || (old_row ->> 'version') as id,
    row_id::uuid as "paymentId",
    (old_row ->> 'version')::int as number,
    (old_row ->> 'amount')::numeric as amount,
    old_row ->> 'currency' as currency,
    (old_row ->> 'paymentDate')::date as "paymentDate",
    old_row ->> 'paymentType' as "paymentType",
    old_row ->> 'chargeType' as "chargeType",
    old_row ->> 'reason' as reason,
    old_row ->> 'reference' as reference,
    old_row ->> 'ultimateBeneficiaryName' as "ultimateBeneficiaryName",
    old_row ->> 'purposeCode' as "purposeCode",
    old_row ->> 'invoiceNumber' as "invoiceNumber",
    (old_row ->> 'invoiceDate')::date as "invoiceDate",
    (old_row ->> 'tccConversionId')::uuid as "tccConversionId",
    (old_row ->> 'beneficiarySliceId')::uuid as "beneficiarySliceId",
    old_row ->> 'createdById' as "createdById",
    action_at as "replacedAt",
    -- The log also names schedules, which are no people.
    (select person.id from users person where person.id = user_id) as "replacedById"
  from audit_logged_actions
  where table_name = 'payments' and action = 'U' and old_row -> 'version' is distinct from new_row -> 'version';
grant select on payment_versions to corridor_hasura, corridor_actions;

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
drop function payment_content_columns;
