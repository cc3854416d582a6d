drop trigger announce_change on rates;
revoke delete on rate_history from corridor_actions;
drop index rate_history_at;
