-- Uploads of payments and beneficiaries: what a file calls itself, the rows that a check replaces, and how a beneficiary is found.

alter table uploads add column message_id text;
create index uploads_digest on uploads (account_id, digest);
create index uploads_running on uploads ("createdAt") where state = 'running';
create index upload_rows_state on upload_rows (upload_id, state, row_number);

create index beneficiary_information_slice_iban on beneficiary_information_slice (iban) where is_most_recent;
create index beneficiary_information_slice_account on beneficiary_information_slice ("accountNumber") where is_most_recent;
create index beneficiary_information_slice_reference on beneficiary_information_slice ("externalReference") where is_most_recent;

grant delete on upload_rows to corridor_actions;
