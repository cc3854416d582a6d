import { safeguardingReason } from '../../domain/safeguarding/reasons';
import { author, inBatch } from './batch';

/** Charges for maintenance and for payments; the newest stand in every status there is, the others were taken. */
const charges = `
  insert into charges (id, type, status, amount, amounts, currency, exchange_rate, narrative, payment_id, tariff_id,
    main_account_id, source_account_id, destination_account_id, tcc_transfer_id, error_message, "retryCount", created_at,
    "updatedAt")
  select pg_temp.large_id('charge', number), type, status, amount,
    jsonb_build_object('GBP', cast(basis as text), first, cast(amount as text)), first, rate,
    case type when 'payment_fee' then 'Payment fee INV-' || paid else 'Maintenance ' || to_char(at, 'FMMonth YYYY') end,
    case type when 'payment_fee' then pg_temp.large_id('payment', paid) end,
    pg_temp.large_id('tariff', case type when 'payment_fee' then 2 else 1 end), id, id, house_id,
    case when status in ('processing', 'completed') then pg_temp.large_id('tcc charge', number) end,
    case status when 'failed' then 'The balance does not cover the charge.' end, case status when 'failed' then 3 else 0 end,
    at, at
  from (
    select a.id, a.first, a.n * 10000 + k as number, a.n * 10000 + 30 + 9 * k as paid, house.id as house_id, type, basis, pounds.rate,
      case when pounds.rate is null then basis else round(basis * pounds.rate, 2) end as amount,
      case k when 0 then 'pending' when 1 then 'processing' when 2 then 'failed' when 3 then 'cancelled' else 'completed' end
        as status,
      a.now - k * interval '5 days' - interval '3 hours' as at
    from large_accounts a join large_house house on house.n = 1, generate_series(0, :chargesEach - 1) k,
      lateral (select case k % 5 when 0 then 'monthly_maintenance_charge' else 'payment_fee' end as type,
        case k % 5 when 0 then 25.00 else 5.00 end as basis) price,
      lateral (select case a.first when 'EUR' then 1.2412 when 'USD' then 1.4080 end as rate) pounds
    where ${inBatch}
  ) stated`;

const derivations = `
  insert into charge_derivations (charge_id, inputs, steps, "createdAt")
  select c.id,
    case c.type when 'payment_fee' then jsonb_build_object('type', c.type,
      'tariff', jsonb_build_object('id', c.tariff_id, 'details', jsonb '{"regular": "5.00", "regular_overrides": []}'),
      'payment', jsonb_build_object('paymentType', 'regular', 'chargeType', null, 'currency', c.currency, 'tier', 1))
    else jsonb_build_object('type', c.type, 'tariff', jsonb_build_object('id', c.tariff_id, 'amount', c.amounts ->> 'GBP')) end,
    jsonb_build_array(jsonb_build_object('step', case c.type when 'payment_fee' then 'regular' else 'amount' end,
      'amount', c.amounts ->> 'GBP', 'currency', 'GBP')), c.created_at
  from large_accounts a join charges c on c.main_account_id = a.id where ${inBatch}`;

const chargeTransfers = `
  insert into tcc_transfers (id, short_reference, source_account_id, destination_account_id, currency, amount, status, reason,
    unique_request_id, completed_at, created_at, updated_at)
  select c.tcc_transfer_id, to_char(c.created_at, 'YYMMDD-F') || upper(left(cast(c.id as text), 8)), a.tcc_id, house.tcc_id,
    c.currency, c.amount, case c.status when 'processing' then 'pending' else c.status end, c.narrative, 'large-charge-' || c.id,
    case c.status when 'completed' then c.created_at + interval '1 minute' end, c.created_at, c.created_at
  from large_accounts a join charges c on c.main_account_id = a.id join large_house house on house.n = 1
  where ${inBatch} and c.tcc_transfer_id is not null`;

/** One waits, one was cancelled; before them what was set apart came back with the next, so that nothing stands apart today. */
const safeguarding = `
  insert into safeguarding_transfers (id, amount, currency, reason, status, "sourceAccountId", "destinationAccountId",
    "tccTransferId", "createdById", "createdAt", "updatedAt")
  select pg_temp.large_id('safeguarding', number), pg_temp.large_amount(pair, first), first,
    case when is_to then '${safeguardingReason.to}' else '${safeguardingReason.from}' end || ' ' || first, status, case when is_to then id else house_id end,
    case when is_to then house_id else id end,
    case when status <> 'pending' then pg_temp.large_id('tcc safeguarding', number) end, author, at, at
  from (
    select a.id, a.first, a.n * 10000 + k as number, a.n * 10000 + k / 2 as pair, k < 2 or k % 2 = 1 as is_to, house.id as house_id,
      case k when 0 then 'pending' when 1 then 'cancelled' else 'completed' end as status, ${author} as author,
      a.now - (k + 1) * interval '127 hours' as at
    from large_accounts a join large_house house on house.n = 2, generate_series(0, :safeguardingsEach - 1) k
    where ${inBatch}
  ) stated`;

const safeguardingOfBatch = `large_accounts a, lateral (
    select s.*, true as is_to from safeguarding_transfers s where s."sourceAccountId" = a.id
    union all select s.*, false from safeguarding_transfers s where s."destinationAccountId" = a.id) s`;

const safeguardingTransfers = `
  insert into tcc_transfers (id, short_reference, source_account_id, destination_account_id, currency, amount, status, reason,
    unique_request_id, completed_at, created_at, updated_at)
  select s."tccTransferId", to_char(s."createdAt", 'YYMMDD-S') || upper(left(cast(s.id as text), 8)),
    case when s.is_to then a.tcc_id else house.tcc_id end, case when s.is_to then house.tcc_id else a.tcc_id end, s.currency,
    s.amount, s.status, s.reason, 'large-safeguarding-' || s.id,
    case s.status when 'completed' then s."createdAt" + interval '1 minute' end, s."createdAt", s."createdAt"
  from ${safeguardingOfBatch}, large_house house where ${inBatch} and house.n = 2 and s."tccTransferId" is not null`;

const adjustments = `
  insert into safeguarding_adjustments (id, account_id, currency, adjustment_amount, new_position, related_transfer_id, created_by, at)
  select pg_temp.large_id('adjustment ' || s.id, 0), a.id, s.currency, case when s.is_to then s.amount else -s.amount end,
    case when s.is_to then s.amount else 0 end, s.id, s."createdById", s."createdAt" + interval '1 minute'
  from ${safeguardingOfBatch} where ${inBatch} and s.status = 'completed'`;

/** What the house takes and what it sets apart: after the transfers of the batch, before its statements. */
export const fees = [charges, derivations, chargeTransfers, safeguarding, safeguardingTransfers, adjustments];
