-- The day on which each beneficiary was last paid: of its payments that the bank has completed, by any of its slices.
create view beneficiary_last_payments as
  select slice."beneficiaryId", payment."accountId", max(payment."paymentDate") as "lastPaidOn"
  from payments payment join beneficiary_information_slice slice on slice.id = payment."beneficiarySliceId"
  where payment.status = 'completed'
  group by slice."beneficiaryId", payment."accountId";
grant select on beneficiary_last_payments to corridor_hasura, corridor_actions;
