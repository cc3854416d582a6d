-- Statements of an account in a currency: their lines, and what they begin and end with. Movements of client money to and from safeguarding
-- are no lines (specification, part two, section 9), and what is safeguarded counts as held, so that the lines explain the balances
-- (docs/decisions/057).

create function is_safeguarding(reason text) returns boolean language sql immutable parallel safe as $$
  select coalesce(reason ^@ 'TOSAFEGUARDING' or reason ^@ 'FROMSAFEGUARDING', false)
$$;

create index tcc_transactions_safeguarded on tcc_transactions (account_id, currency, completed_at, id) include (type, amount)
  where status = 'completed' and (reason ^@ 'TOSAFEGUARDING' or reason ^@ 'FROMSAFEGUARDING');

-- What had been moved to safeguarding, less what came back, before an instant; with an id, up to that movement of the instant.
create function safeguarded_before(wallet_account uuid, wallet_currency text, moment timestamptz, last_id uuid default null)
returns numeric language sql stable as $$
  select coalesce(sum(case t.type when 'debit' then t.amount else -t.amount end), 0)
  from tcc_transactions t
  where t.account_id = wallet_account and t.currency = wallet_currency and t.status = 'completed'
    and (t.reason ^@ 'TOSAFEGUARDING' or t.reason ^@ 'FROMSAFEGUARDING')
    and (t.completed_at < moment or (t.completed_at = moment and t.id <= last_id))
$$;

-- What the provider held before an instant; null where it did not say. The provider counts in seconds: the last movement of a second is the one
-- whose balance no other of that second begins with. A second that ends as it began leaves what was held before it.
create function balance_before(wallet_account uuid, wallet_currency text, moment timestamptz)
returns numeric language plpgsql stable as $$
declare
  at timestamptz := moment;
  is_unknown boolean;
  ending numeric;
begin
  loop
    select max(t.completed_at) into at
    from tcc_transactions t
    where t.account_id = wallet_account and t.currency = wallet_currency and t.status = 'completed' and t.completed_at < at;
    if at is null then
      return 0;
    end if;
    select bool_or(edge.balance is null), max(edge.balance) filter (where edge.ends > 0) into is_unknown, ending
    from (
      select side.balance, sum(side.ends) as ends
      from tcc_transactions t
      cross join lateral (values
        (t.balance_amount, 1),
        (t.balance_amount - case t.type when 'debit' then -t.amount else t.amount end, -1)) side (balance, ends)
      where t.account_id = wallet_account and t.currency = wallet_currency and t.status = 'completed' and t.completed_at = at
      group by side.balance) edge;
    if is_unknown then
      return null;
    end if;
    if ending is not null then
      return ending;
    end if;
  end loop;
end $$;

create view statement_lines as
  select t.id, t.account_id, t.currency, t.amount, t.type, t.action, t.reason, t.related_entity_type, t.related_entity_id,
    t.related_entity_short_reference, t.settles_at, t.completed_at, t.created_at, t.updated_at,
    t.balance_amount + safeguarded_before(t.account_id, t.currency, t.completed_at, t.id) as balance
  from tcc_transactions t
  where t.status = 'completed' and t.completed_at is not null and not is_safeguarding(t.reason);
grant select on statement_lines to corridor_hasura, corridor_actions;

-- The lines that the filters of found_transactions find.
create function found_statement(
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
  status_name text default null,
  credit_or_debit text default null
) returns setof statement_lines language sql stable as $$
  select t.id, t.account_id, t.currency, t.amount, t.type, t.action, t.reason, t.related_entity_type, t.related_entity_id,
    t.related_entity_short_reference, t.settles_at, t.completed_at, t.created_at, t.updated_at,
    t.balance_amount + safeguarded_before(t.account_id, t.currency, t.completed_at, t.id)
  from found_transactions(account_id, search_pattern, search_amount, other_amount, action_name, exact_amount, amount_from,
    amount_to, beneficiary_id, completed_from, completed_before, created_from, created_before, settles_from, settles_before,
    updated_from, updated_before, currency_code, related_reference, related_type, status_name, credit_or_debit) t
  where t.status = 'completed' and t.completed_at is not null and not is_safeguarding(t.reason)
$$;

create view statement_totals as
  select account_id, currency, type, count(*)::int as lines, sum(amount) as amount
  from tcc_transactions
  where status = 'completed' and completed_at is not null and not is_safeguarding(reason)
  group by account_id, currency, type;
grant select on statement_totals to corridor_hasura, corridor_actions;

-- How many lines the filters find, and their sum, for credits and for debits.
create function found_statement_totals(
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
  status_name text default null,
  credit_or_debit text default null
) returns setof statement_totals language sql stable as $$
  select t.account_id, t.currency, t.type, count(*)::int, sum(t.amount)
  from found_transactions(account_id, search_pattern, search_amount, other_amount, action_name, exact_amount, amount_from,
    amount_to, beneficiary_id, completed_from, completed_before, created_from, created_before, settles_from, settles_before,
    updated_from, updated_before, currency_code, related_reference, related_type, status_name, credit_or_debit) t
  where t.status = 'completed' and t.completed_at is not null and not is_safeguarding(t.reason)
  group by t.account_id, t.currency, t.type
$$;

-- What a period of an account in a currency begins and ends with. The view is the whole past of each.
create view statement_summaries as
  select b.account_id, b.currency, 0::numeric as opening, b.amount as closing, 0::numeric as opening_safeguarded,
    safeguarded_before(b.account_id, b.currency, 'infinity') as closing_safeguarded
  from balances b;
grant select on statement_summaries to corridor_hasura, corridor_actions;

create function statement_summary(
  account_id uuid default null,
  currency_code text default null,
  completed_from timestamptz default null,
  completed_before timestamptz default null
) returns setof statement_summaries language sql stable as $$
  select statement_summary.account_id, currency_code,
    balance_before(statement_summary.account_id, currency_code, completed_from) + safeguarded.opening,
    balance_before(statement_summary.account_id, currency_code, completed_before) + safeguarded.closing,
    safeguarded.opening, safeguarded.closing
  from (select
    safeguarded_before(statement_summary.account_id, currency_code, completed_from) as opening,
    safeguarded_before(statement_summary.account_id, currency_code, completed_before) as closing) safeguarded
$$;
