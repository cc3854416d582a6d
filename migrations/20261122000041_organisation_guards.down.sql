drop trigger refuse_move on organisation_payment_auth_rule;
drop trigger refuse_move on roles;
drop trigger guard_account_with_seats on accounts;
drop trigger guard_rule_role on payment_auth_rule_role;
drop trigger guard_seat on "CurrencyCloudContacts";
drop function refuse_move, guard_account_with_seats, guard_rule_role, guard_seat;
