-- What the list of conversions finds, and its counts and sums, from one definition of its filters, as found_payments does for
-- payments. A filter that is null takes every conversion. The row permissions of what they return decide who reads.

create function found_conversions(
  account_id uuid default null,
  -- A pattern for ilike over the provider's short reference.
  reference_pattern text default null,
  converted_from date default null,
  converted_to date default null,
  created_from timestamptz default null,
  -- Before this moment, as settled_before.
  created_before timestamptz default null,
  settled_from timestamptz default null,
  settled_before timestamptz default null,
  bought text default null,
  sold text default null,
  buy_from numeric default null,
  buy_to numeric default null,
  sell_from numeric default null,
  sell_to numeric default null
) returns setof tcc_conversions language sql stable as $$
  select c.*
  from tcc_conversions c
  where c.account_id = found_conversions.account_id
    and (reference_pattern is null or c.short_reference ilike reference_pattern)
    and (converted_from is null or c.conversion_date >= converted_from)
    and (converted_to is null or c.conversion_date <= converted_to)
    and (created_from is null or c.created_at >= created_from)
    and (created_before is null or c.created_at < created_before)
    and (settled_from is null or c.settlement_date >= settled_from)
    and (settled_before is null or c.settlement_date < settled_before)
    and (bought is null or c.buy_currency = bought)
    and (sold is null or c.sell_currency = sold)
    and (buy_from is null or c.client_buy_amount >= buy_from)
    and (buy_to is null or c.client_buy_amount <= buy_to)
    and (sell_from is null or c.client_sell_amount >= sell_from)
    and (sell_to is null or c.client_sell_amount <= sell_to)
$$;

create view conversion_totals as
  select account_id, status, sell_currency, count(*)::int as conversions, sum(client_sell_amount) as sell_amount
  from tcc_conversions
  where account_id is not null
  group by account_id, status, sell_currency;
grant select on conversion_totals to corridor_hasura, corridor_actions;

create function found_conversion_totals(
  account_id uuid default null,
  reference_pattern text default null,
  converted_from date default null,
  converted_to date default null,
  created_from timestamptz default null,
  created_before timestamptz default null,
  settled_from timestamptz default null,
  settled_before timestamptz default null,
  bought text default null,
  sold text default null,
  buy_from numeric default null,
  buy_to numeric default null,
  sell_from numeric default null,
  sell_to numeric default null
) returns setof conversion_totals language sql stable as $$
  select c.account_id, c.status, c.sell_currency, count(*)::int, sum(c.client_sell_amount)
  from found_conversions(account_id, reference_pattern, converted_from, converted_to, created_from, created_before, settled_from,
    settled_before, bought, sold, buy_from, buy_to, sell_from, sell_to) c
  group by c.account_id, c.status, c.sell_currency
$$;
