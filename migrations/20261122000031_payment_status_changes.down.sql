drop trigger record_payment_status on payments;
drop function record_payment_status;
drop table payment_status_changes;
