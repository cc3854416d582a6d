-- The columns of payments that an approver is shown, listed once: the version counts their changes and payment_versions shows what they
-- said before. A migration that adds one replaces the list, the new column last, and calls define_payment_versions().
create function payment_content_columns() returns text[] language sql immutable as $$
  select array['amount', 'currency', 'paymentDate', 'paymentType', 'chargeType', 'reason', 'reference', 'ultimateBeneficiaryName',
    'purposeCode', 'invoiceNumber', 'invoiceDate', 'tccConversionId', 'beneficiarySliceId', 'createdById']
$$;

create or replace function count_payment_version() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
begin
  new.version := case
    when tg_op = 'INSERT' then 1
    when exists (
      select from unnest(payment_content_columns() || array['accountId', 'documentChanges', 'quoteId']) as content (name)
      where after -> name is distinct from before -> name) then old.version + 1
    else old.version
  end;
  return new;
end $$;

drop view payment_versions;

create function define_payment_versions() returns void language plpgsql as $$
declare
  content text := (
    select string_agg(format('(old_row ->> %L)::%s as %I', name, format_type(atttypid, atttypmod), name), ', ' order by position)
    from unnest(payment_content_columns()) with ordinality as listed (name, position)
    join pg_attribute on attrelid = 'payments'::regclass and attname = name);
begin
  execute format($view$
    create or replace view payment_versions as
      select
        row_id || ':' || (old_row ->> 'version') as id,
        row_id::uuid as "paymentId",
        (old_row ->> 'version')::int as number,
        action_at as "replacedAt",
        -- The log also names schedules, which are no people.
        (select person.id from users person where person.id = user_id) as "replacedById",
        %s
      from audit_logged_actions
      where table_name = 'payments' and action = 'U' and old_row -> 'version' is distinct from new_row -> 'version'
  $view$, content);
end $$;
revoke execute on function define_payment_versions from public;

select define_payment_versions();
grant select on payment_versions to corridor_hasura, corridor_actions;

-- The texts of a payment that the search of the list looks in, listed once. Plain SQL, so that it becomes part of the query.
create function payment_text_matches(payment payments, search_pattern text) returns boolean language sql immutable as $$
  select payment."shortReference" ilike search_pattern or payment.reference ilike search_pattern
$$;

create or replace function found_payments(
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
) returns setof payments language sql stable as $$
  select p.*
  from payments p
  where p."accountId" = account_id
    and (search_pattern is null
      or payment_text_matches(p, search_pattern)
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
