drop function found_charges;
drop index postings_one_per_charge;
drop index tcc_transactions_inbound;
drop index charges_processing;
drop index charges_of_month;
alter table charges drop column next_attempt_at;
drop table charge_attempts;
drop table charge_positions;
