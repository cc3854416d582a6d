revoke delete on upload_rows from corridor_actions;

drop index beneficiary_information_slice_reference;
drop index beneficiary_information_slice_account;
drop index beneficiary_information_slice_iban;

drop index upload_rows_state;
drop index uploads_running;
drop index uploads_digest;
alter table uploads drop column message_id;
