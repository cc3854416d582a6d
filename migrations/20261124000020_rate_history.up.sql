-- The history of rates keeps one rate of each day and pair, and what is older than it shows is deleted. Lists of rates are live.
create index rate_history_at on rate_history (at);
grant delete on rate_history to corridor_actions;
create trigger announce_change after insert or update or delete on rates
  for each statement execute function announce_change();
