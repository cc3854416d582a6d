-- What an account held in a currency at the end of each day (UTC) on which it changed.
create view balance_days as
  select distinct on (account_id, currency, (completed_at at time zone 'UTC')::date)
    account_id, currency, (completed_at at time zone 'UTC')::date as day, balance_amount as amount
  from tcc_transactions
  where status = 'completed' and balance_amount is not null and completed_at is not null
  order by account_id, currency, (completed_at at time zone 'UTC')::date, completed_at desc, id desc;
grant select on balance_days to corridor_hasura, corridor_actions;

-- The same for every day of a period of at most 400 days, from the first day on which the balance is known. One look into the index for each
-- day, however many transactions there are. Who may read is decided by the row permission of balance_days.
create function balance_history(
  account_id uuid default null,
  currency_code text default null,
  first_day date default null,
  last_day date default null
) returns setof balance_days language sql stable as $$
  select balance_history.account_id, currency_code, last_day - ago, closing.balance_amount
  from generate_series(0, least(last_day - first_day, 400)) ago
  cross join lateral (
    select t.balance_amount
    from tcc_transactions t
    where t.account_id = balance_history.account_id and t.currency = currency_code and t.status = 'completed'
      and t.balance_amount is not null and t.completed_at < (last_day - ago + 1)::timestamp at time zone 'UTC'
    order by t.completed_at desc, t.id desc
    limit 1) closing
$$;
