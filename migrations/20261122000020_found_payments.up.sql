-- What the list of payments finds, and its counts and sums, from one definition of its filters. A filter that is null takes every
-- payment. Neither function asks who reads: the row permissions of what they return do. Plain SQL, so that Postgres plans them as
-- part of the query that calls them and uses the indexes of its order.

create function found_payments(
  account_id uuid default null,
  -- A pattern for ilike over payee, reference and our reference; or the amount is one of those that the text can mean.
  search_pattern text default null,
  search_amount numeric default null,
  other_amount numeric default null,
  dated_from date default null,
  dated_to date default null,
  currency_code text default null,
  amount_from numeric default null,
  amount_to numeric default null,
  creator_id text default null
) returns setof payments language sql stable as $$
  select p.*
  from payments p
  where p."accountId" = account_id
    and (search_pattern is null
      or p."shortReference" ilike search_pattern
      or p.reference ilike search_pattern
      or p.amount in (search_amount, other_amount)
      -- A lookup for each payment; `exists` would be planned as a search through all slices of all accounts.
      or (select slice.name from beneficiary_information_slice slice where slice.id = p."beneficiarySliceId") ilike search_pattern)
    and (dated_from is null or p."paymentDate" >= dated_from)
    and (dated_to is null or p."paymentDate" <= dated_to)
    and (currency_code is null or p.currency = currency_code)
    and (amount_from is null or p.amount >= amount_from)
    and (amount_to is null or p.amount <= amount_to)
    and (creator_id is null or p."createdById" = creator_id)
$$;

create view payment_totals as
  select "accountId", status, currency, count(*)::int as payments, sum(amount) as amount
  from payments
  group by "accountId", status, currency;
grant select on payment_totals to corridor_hasura, corridor_actions;

create function found_payment_totals(
  account_id uuid default null,
  search_pattern text default null,
  search_amount numeric default null,
  other_amount numeric default null,
  dated_from date default null,
  dated_to date default null,
  currency_code text default null,
  amount_from numeric default null,
  amount_to numeric default null,
  creator_id text default null
) returns setof payment_totals language sql stable as $$
  select p."accountId", p.status, p.currency, count(*)::int, sum(p.amount)
  from found_payments(account_id, search_pattern, search_amount, other_amount, dated_from, dated_to, currency_code, amount_from,
    amount_to, creator_id) p
  group by p."accountId", p.status, p.currency
$$;
