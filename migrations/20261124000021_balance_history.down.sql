drop function balance_history;
drop view balance_days;
