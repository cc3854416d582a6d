-- The orders that the list of payments offers besides the newest first. Both are read backwards for descending.

create index payments_account_date on payments ("accountId", "paymentDate", id);
create index payments_account_amount on payments ("accountId", amount, id);
