drop function first_audit_fault, seal_audit;
drop aggregate audit_chain(bytea, text);
drop function audit_genesis, audit_chain_step, audit_row_text;
drop table audit_seals, audit_hashes;
drop index audit_logged_actions_at;
