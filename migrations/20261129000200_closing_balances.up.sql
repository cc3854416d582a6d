-- The last movement of a second is known, not drawn: days close with what `balance_before` finds, and end at midnight in London
-- (docs/decisions/057, 093). A day whose closing balance the provider did not tell is left out.
create or replace view balance_days as
  select moved.account_id, moved.currency, moved.day, closing.amount
  from (
    select distinct account_id, currency, (completed_at at time zone 'Europe/London')::date as day
    from tcc_transactions
    where status = 'completed' and completed_at is not null) moved
  cross join lateral (
    select balance_before(moved.account_id, moved.currency, (moved.day + 1)::timestamp at time zone 'Europe/London') as amount) closing
  where closing.amount is not null;

-- What an account holds in a currency at the end of each day of a period in London, from the day of its first movement.
create function closing_balances(wallet_account uuid, wallet_currency text, first_day date, last_day date)
returns table (day date, balance numeric) language sql stable as $$
  select date, closing.balance
  from (
    select min(t.completed_at) as at from tcc_transactions t
    where t.account_id = wallet_account and t.currency = wallet_currency and t.status = 'completed') first_movement
  cross join generate_series(0, last_day - first_day) ahead
  cross join lateral (select first_day + ahead as date) each_day
  cross join lateral (
    select balance_before(wallet_account, wallet_currency, (date + 1)::timestamp at time zone 'Europe/London') as balance) closing
  where first_movement.at < (date + 1)::timestamp at time zone 'Europe/London' and closing.balance is not null
$$;

create or replace function balance_history(
  account_id uuid default null,
  currency_code text default null,
  first_day date default null,
  last_day date default null
) returns setof balance_days language sql stable as $$
  select balance_history.account_id, currency_code, closing.day, closing.balance
  from closing_balances(balance_history.account_id, currency_code, greatest(first_day, last_day - 400), last_day) closing
$$;
