drop function found_payment_totals;
drop view payment_totals;
drop function found_payments;
