-- What the list of transactions finds, and its counts, from one definition of its filters, as found_payments does for payments: a filter
-- that is null takes every transaction, and the row permissions of what the functions return decide who reads.

create function found_transactions(
  account_id uuid default null,
  -- A pattern for ilike over the short reference of the related entity and the reason; or the amount is one of those that the text can mean.
  search_pattern text default null,
  search_amount numeric default null,
  other_amount numeric default null,
  action_name text default null,
  exact_amount numeric default null,
  amount_from numeric default null,
  amount_to numeric default null,
  beneficiary_id uuid default null,
  -- Each range begins at its first instant and ends before its last.
  completed_from timestamptz default null,
  completed_before timestamptz default null,
  created_from timestamptz default null,
  created_before timestamptz default null,
  settles_from timestamptz default null,
  settles_before timestamptz default null,
  updated_from timestamptz default null,
  updated_before timestamptz default null,
  currency_code text default null,
  -- A pattern for ilike.
  related_reference text default null,
  related_type text default null,
  status_name text default null,
  credit_or_debit text default null
) returns setof tcc_transactions language sql stable as $$
  select t.*
  from tcc_transactions t
  where t.account_id = found_transactions.account_id
    and (search_pattern is null
      or t.related_entity_short_reference ilike search_pattern
      or t.reason ilike search_pattern
      or t.amount in (search_amount, other_amount))
    and (action_name is null or t.action = action_name)
    and (exact_amount is null or t.amount = exact_amount)
    and (amount_from is null or t.amount >= amount_from)
    and (amount_to is null or t.amount <= amount_to)
    and (beneficiary_id is null or t.related_entity_id in (
      select p."tccPaymentId"
      from beneficiary_information_slice slice
      join payments p on p."beneficiarySliceId" = slice.id
      where slice."beneficiaryId" = beneficiary_id and p."accountId" = found_transactions.account_id))
    and (completed_from is null or t.completed_at >= completed_from)
    and (completed_before is null or t.completed_at < completed_before)
    and (created_from is null or t.created_at >= created_from)
    and (created_before is null or t.created_at < created_before)
    and (settles_from is null or t.settles_at >= settles_from)
    and (settles_before is null or t.settles_at < settles_before)
    and (updated_from is null or t.updated_at >= updated_from)
    and (updated_before is null or t.updated_at < updated_before)
    and (currency_code is null or t.currency = currency_code)
    and (related_reference is null or t.related_entity_short_reference ilike related_reference)
    and (related_type is null or t.related_entity_type = related_type)
    and (status_name is null or t.status = status_name)
    and (credit_or_debit is null or t.type = credit_or_debit)
$$;

create view transaction_totals as
  select account_id, status, count(*)::int as transactions
  from tcc_transactions
  group by account_id, status;
grant select on transaction_totals to corridor_hasura, corridor_actions;

-- How many there are in each status, whatever the status that the list shows.
create function found_transaction_totals(
  account_id uuid default null,
  search_pattern text default null,
  search_amount numeric default null,
  other_amount numeric default null,
  action_name text default null,
  exact_amount numeric default null,
  amount_from numeric default null,
  amount_to numeric default null,
  beneficiary_id uuid default null,
  completed_from timestamptz default null,
  completed_before timestamptz default null,
  created_from timestamptz default null,
  created_before timestamptz default null,
  settles_from timestamptz default null,
  settles_before timestamptz default null,
  updated_from timestamptz default null,
  updated_before timestamptz default null,
  currency_code text default null,
  related_reference text default null,
  related_type text default null,
  credit_or_debit text default null
) returns setof transaction_totals language sql stable as $$
  select t.account_id, t.status, count(*)::int
  from found_transactions(account_id, search_pattern, search_amount, other_amount, action_name, exact_amount, amount_from,
    amount_to, beneficiary_id, completed_from, completed_before, created_from, created_before, settles_from, settles_before,
    updated_from, updated_before, currency_code, related_reference, related_type, null, credit_or_debit) t
  group by t.account_id, t.status
$$;

-- The other orders of the list.
create index tcc_transactions_account_completion on tcc_transactions (account_id, completed_at, id);
create index tcc_transactions_account_settlement on tcc_transactions (account_id, settles_at, id);
