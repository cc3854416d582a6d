-- What the lists of transfers find, as found_conversions does for conversions. A filter that is null takes every transfer. The row
-- permissions of transfers decide who reads.

create function found_transfers(
  -- The account at either end.
  account_id uuid default null,
  -- A pattern for ilike over the reason, and a whole short reference of the provider; one of them has to fit.
  pattern text default null,
  reference text default null,
  source_id uuid default null,
  destination_id uuid default null,
  currency_code text default null,
  amount_from numeric default null,
  amount_to numeric default null,
  created_from timestamptz default null,
  -- Before this moment, as completed_before.
  created_before timestamptz default null,
  completed_from timestamptz default null,
  completed_before timestamptz default null
) returns setof transfers language sql stable as $$
  select t.*
  from transfers t
    left join tcc_transfers p on p.id = t."tccTransferId"
  where (found_transfers.account_id is null or t."sourceAccountId" = found_transfers.account_id
      or t."destinationAccountId" = found_transfers.account_id)
    and (pattern is null or t.reason ilike pattern or p.short_reference = found_transfers.reference)
    and (source_id is null or t."sourceAccountId" = source_id)
    and (destination_id is null or t."destinationAccountId" = destination_id)
    and (currency_code is null or t.currency = currency_code)
    and (amount_from is null or t.amount >= amount_from)
    and (amount_to is null or t.amount <= amount_to)
    and (created_from is null or t."createdAt" >= created_from)
    and (created_before is null or t."createdAt" < created_before)
    and (completed_from is null or p.completed_at >= completed_from)
    and (completed_before is null or p.completed_at < completed_before)
$$;
