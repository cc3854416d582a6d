/**
 * The statements that fill the accounts of some organisations, `:firstOrg` to `:lastOrg`, with everything that moves
 * money. Number `k` counts the newest first within an account; the number `n * 10000 + k` names a row among all.
 */
export const inBatch = 'a.org between :firstOrg and :lastOrg';

/** The first of an organisation's people. */
export const author = `'large' || lpad(cast((a.org - 1) * :usersEach + 1 as text), 5, '0')`;

/** The newest stand in every status there is; of the others, one in a hundred came back. */
const paymentStatus = `case when k < 5 then 'awaiting_authorisation' when k < 7 then 'new' when k < 9 then 'authorised'
  when k = 9 then 'processing' when k < 15 then 'ready_to_send' when k < 17 then 'released' when k < 20 then 'submitted'
  when k = 20 then 'suspended' when k < 25 then 'failed' when k < 30 then 'deleted' when k % 100 = 50 then 'failed'
  else 'completed' end`;

const payments = `
  insert into payments (id, "shortReference", "tccPaymentId", "uniqueRequestId", "accountId", amount, currency, "paymentDate",
    "paymentType", "chargeType", reason, reference, status, tcc_status, tcc_short_ref, "beneficiarySliceId", "createdById",
    "authorisationAmount", "authorisationCurrency", "authRuleId", "failureReason", "transferredAt", "createdAt", "updatedAt")
  select pg_temp.large_id('payment', number), to_char(at, 'YYMMDD-') || lpad(upper(to_hex(number)), 8, '0'),
    case when is_sent then pg_temp.large_id('tcc payment', number) end, 'large-' || number, id, amount, currency,
    cast(at as date), case k % 3 when 0 then 'priority' else 'regular' end, case k % 3 when 0 then 'shared' end,
    'Invoice settlement', 'INV-' || number, status, case when is_sent then status end,
    case when is_sent then to_char(at, 'YYMMDD-L') || number end, pg_temp.large_id('slice', n * 100 + k % 20), author,
    amount, 'GBP', case status when 'awaiting_authorisation' then pg_temp.large_id('rule', org) end,
    case when is_sent and status = 'failed' then 'Returned by the receiving bank' end,
    case status when 'completed' then at + interval '2 hours' end, at, at
  from (
    select a.*, k, a.n * 10000 + k as number, ${paymentStatus} as status, ${author} as author,
      k between 10 and 20 or k >= 30 as is_sent, a.now - (k + 1) * interval '13 hours' as at, wallet.currency,
      pg_temp.large_amount(a.n * 10000 + k, wallet.currency) as amount
    from large_accounts a, generate_series(0, :paymentsEach - 1) k,
      lateral (select case k % 2 when 0 then a.first else a.second end as currency) wallet
    where ${inBatch}
  ) stated`;

const requests = `
  insert into payment_authorisation_requests (id, "paymentId", "authRuleId", "roleIdRequired")
  select pg_temp.large_id('request', a.n * 10000 + k), pg_temp.large_id('payment', a.n * 10000 + k),
    pg_temp.large_id('rule', a.org), pg_temp.large_id('approver', a.org)
  from large_accounts a, generate_series(0, 4) k where ${inBatch}`;

const paymentMirrors = `
  insert into tcc_payments (id, account_id, beneficiary_id, unique_request_id, short_reference, amount, currency, status,
    payment_type, payment_date, reference, reason, failure_reason, transferred_at, created_at, updated_at)
  select p."tccPaymentId", a.id, pg_temp.large_id('tcc beneficiary', a.n * 100 + b.k), p."uniqueRequestId", p.tcc_short_ref,
    p.amount, p.currency, p.status, p."paymentType", p."paymentDate", p.reference, p.reason, p."failureReason",
    p."transferredAt", p."createdAt", p."updatedAt"
  from large_accounts a
  join payments p on p."accountId" = a.id
  join lateral (select cast(substr(p."uniqueRequestId", 7) as bigint) % 10000 % 20 as k) b on true
  where ${inBatch} and p."tccPaymentId" is not null`;

const conversionMirrors = `
  insert into tcc_conversions (id, account_id, short_reference, status, currency_pair, buy_currency, sell_currency, fixed_side,
    client_buy_amount, client_sell_amount, client_rate, mid_market_rate, conversion_date, settlement_date, unique_request_id,
    created_at, updated_at)
  select pg_temp.large_id('tcc conversion', number), id, to_char(at, 'YYMMDD-C') || number,
    case when k in (0, 4) then 'awaiting_funds' when k = 1 then 'funds_sent' when k = 2 then 'funds_arrived'
      when k = 3 then 'closed' else 'trade_settled' end,
    pair, second, first, 'sell', round(sold * rate, case second when 'JPY' then 0 else 2 end), sold, mid, mid,
    cast(at + interval '2 days' as date), at + interval '2 days', 'large-' || number, at, at
  from (
    select a.*, k, a.n * 10000 + k as number, pg_temp.large_amount(a.n * 10000 + k + 77, a.first) as sold,
      a.now - (k + 1) * interval '65 hours' as at
    from large_accounts a, generate_series(0, :conversionsEach - 1) k where ${inBatch}
  ) stated`;

const conversions = `
  insert into conversions (id, account_id, "tccConversionId", "uniqueRequestId", "createdById", status, "createdAt", "updatedAt")
  select pg_temp.large_id('conversion', cast(substr(c.unique_request_id, 7) as bigint)), a.id, c.id, c.unique_request_id,
    ${author}, c.status, c.created_at, c.updated_at
  from large_accounts a join tcc_conversions c on c.account_id = a.id where ${inBatch}`;

const transferMirrors = `
  insert into tcc_transfers (id, short_reference, source_account_id, destination_account_id, currency, amount, status, reason,
    unique_request_id, completed_at, created_at, updated_at)
  select pg_temp.large_id('tcc transfer', a.n * 10000 + k), to_char(at, 'YYMMDD-T') || a.n * 10000 + k, a.tcc_id, next.tcc_id,
    a.first, pg_temp.large_amount(a.n * 10000 + k + 13, a.first), status, 'Between own accounts', 'large-' || a.n * 10000 + k,
    case status when 'completed' then at + interval '1 minute' end, at, at
  from large_accounts a join large_accounts next on next.n = a.next_n, generate_series(0, :transfersEach - 1) k,
    lateral (select a.now - (k + 1) * interval '54 days' as at,
      case k when 0 then 'pending' when 1 then 'cancelled' else 'completed' end as status) stated
  where ${inBatch}`;

const transfers = `
  insert into transfers (id, "sourceAccountId", "destinationAccountId", "tccTransferId", "uniqueRequestId", amount, currency,
    reason, status, "createdById", "createdAt", "updatedAt")
  select pg_temp.large_id('transfer', cast(substr(x.unique_request_id, 7) as bigint)), a.id, next.id, x.id, x.unique_request_id,
    x.amount, x.currency, x.reason, x.status, ${author}, x.created_at, x.updated_at
  from large_accounts a join large_accounts next on next.n = a.next_n
  join tcc_transfers x on x.source_account_id = a.tcc_id where ${inBatch}`;

/** The two oldest open the wallets with enough for all that leaves them. */
const fundings = `
  insert into tcc_funding (id, account_id, currency, amount, rail, sender_name, sender_country, value_date, completed_at,
    created_at, updated_at)
  select pg_temp.large_id('funding', a.n * 10000 + k), a.id, currency,
    case when is_opening then case currency when 'JPY' then 900000000 else 9000000 end
      else pg_temp.large_amount(a.n * 10000 + k + 5, currency) end,
    'SWIFT', 'Customer ' || k, 'GB', at, at, at, at
  from large_accounts a, generate_series(0, :fundingsEach - 1) k,
    lateral (select case k % 2 when 0 then a.first else a.second end as currency, k >= :fundingsEach - 2 as is_opening) wallet,
    lateral (select case when is_opening then a.now - interval '549 days'
      else a.now - interval '1 hour' - k * interval '65 hours' end as at) moment
  where ${inBatch}`;

/** In their order: what a statement's entries belong to comes before `statements`. */
export const batch = [
  payments,
  requests,
  paymentMirrors,
  conversionMirrors,
  conversions,
  transferMirrors,
  transfers,
  fundings,
];
