-- How many payments wait for the caller's authorisation on an account, and their sums: what the list of them says above its pages.
create function payments_you_can_authorise_totals(hasura_session json, account_id uuid default null) returns setof payment_totals
language sql stable as $$
  select p."accountId", p.status, p.currency, count(*)::int, sum(p.amount)
  from payments_you_can_authorise(hasura_session) p
  where p."accountId" = account_id
  group by p."accountId", p.status, p.currency
$$;
