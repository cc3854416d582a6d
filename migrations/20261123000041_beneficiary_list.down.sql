drop view beneficiary_last_payments;
