drop view payment_versions;
drop index audit_logged_actions_payment;
