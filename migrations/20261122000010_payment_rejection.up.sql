-- An approver's no: the payment becomes deleted, and these say who said it, when and why.
alter table payments
  add column "rejectedById" text references users (id),
  add column "rejectedAt" timestamptz,
  add column "rejectionReason" text,
  add constraint payments_rejection check (
    num_nulls("rejectedById", "rejectedAt", "rejectionReason") in (0, 3)
    and ("rejectedById" is null or status = 'deleted')
  );
create index payments_rejected_by_id on payments ("rejectedById") where "rejectedById" is not null;
