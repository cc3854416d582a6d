-- What a payment said before each change of its content, from the audit log: the content alone, for whoever may read the payment.
create index audit_logged_actions_payment on audit_logged_actions ((row_id::uuid), event_id)
  where table_name = 'payments' and action = 'U';

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
