drop trigger guard_provider_beneficiary on beneficiaries;
drop function guard_provider_beneficiary();
drop trigger count_payment_version on payments;
drop function count_payment_version();
alter table payments drop column version;
