create or replace view balance_days as
  select distinct on (account_id, currency, (completed_at at time zone 'UTC')::date)
    account_id, currency, (completed_at at time zone 'UTC')::date as day, balance_amount as amount
  from tcc_transactions
  where status = 'completed' and balance_amount is not null and completed_at is not null
  order by account_id, currency, (completed_at at time zone 'UTC')::date, completed_at desc, id desc;

create or replace function balance_history(
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
drop function closing_balances;
