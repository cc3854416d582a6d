-- A transfer that is asked for twice, because its answer was lost, is made once.
alter table transfers add "clientRequestId" uuid;
create unique index transfers_one_per_request on transfers ("createdById", "clientRequestId");

-- The fee of a transfer, one for each.
alter table charges add transfer_id uuid references transfers (id);
create unique index charges_one_per_transfer on charges (transfer_id, type)
  where transfer_id is not null and status <> 'cancelled';
