alter table charges drop column transfer_id;
alter table transfers drop column "clientRequestId";
