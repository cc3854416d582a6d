-- What an approver compares a payment with: the last ten completed payments to its payee that were made before it, from its account. The
-- slices of a beneficiary were found only through the newest.
create index beneficiary_information_slice_versions on beneficiary_information_slice ("beneficiaryId", "createdAt" desc);

create view payment_precedents as
  select payment.id || ':' || precedent.id as id, payment.id as "paymentId", precedent.id as "precedentId", precedent.position
  from payments payment
  join beneficiary_information_slice slice on slice.id = payment."beneficiarySliceId"
  cross join lateral (
    select earlier.id, (row_number() over (order by earlier."createdAt" desc, earlier.id desc))::integer as position
    from beneficiary_information_slice version join payments earlier on earlier."beneficiarySliceId" = version.id
    where version."beneficiaryId" = slice."beneficiaryId"
      and earlier."accountId" = payment."accountId"
      and earlier.status = 'completed'
      and earlier."createdAt" < payment."createdAt"
    order by earlier."createdAt" desc, earlier.id desc
    limit 10) precedent;
grant select on payment_precedents to corridor_hasura, corridor_actions;
