import type { Knex } from 'knex';

const effect = `case type when 'credit' then amount else -amount end`;

/** The rules of consistent books. Each query counts the rows that break a rule. */
const rules: Readonly<Record<string, string>> = {
  'a balance is the sum of the completed entries': `
    select count(*) from (
      select account_id, currency, sum(${effect}) as total from tcc_transactions where status = 'completed' group by 1, 2
    ) entries full join balances b using (account_id, currency) where total is distinct from b.amount`,
  'an entry says the balance after it, and only a completed one': `
    select count(*) from (
      select balance_amount, case when status = 'completed' then sum(${effect}) filter (where status = 'completed')
        over (partition by account_id, currency order by completed_at nulls last, id) end as running
      from tcc_transactions
    ) entries where running is distinct from balance_amount`,
  'no balance was ever below zero': `select count(*) from tcc_transactions where balance_amount < 0`,
  'an entry has no more decimals than its currency': `
    select count(*) from tcc_transactions t join currencies c on c.code = t.currency
    where trunc(t.amount, c.decimals) <> t.amount`,
  'an entry belongs to its wallet and is not of the future': `
    select count(*) from tcc_transactions t left join balances b
      on b.id = t.balance_id and b.account_id = t.account_id and b.currency = t.currency
    where b.id is null or (t.completed_at is null) = (t.status = 'completed')`,
  'a payment that left has its debit': `
    select count(*) from tcc_payments p
    where (p.status in ('released', 'submitted', 'completed') or p.failure_reason is not null) <> exists (
      select from tcc_transactions t where t.related_entity_id = p.id and t.related_entity_type = 'payment'
        and t.type = 'debit' and t.status = 'completed' and t.amount = p.amount and t.currency = p.currency
        and t.account_id = p.account_id and t.related_entity_short_reference = p.short_reference)`,
  'a payment that came back has its credit': `
    select count(*) from tcc_payments p
    where (p.failure_reason is not null) <> exists (
      select from tcc_transactions t where t.related_entity_id = p.id and t.action = 'payment_failure'
        and t.type = 'credit' and t.amount = p.amount)`,
  'a conversion has its two legs': `
    select count(*) from tcc_conversions c where 2 <> (
      select count(*) from tcc_transactions t where t.related_entity_id = c.id and t.account_id = c.account_id
        and t.related_entity_short_reference = c.short_reference
        and (t.type, t.currency, t.amount) in
          (('debit', c.sell_currency, c.client_sell_amount), ('credit', c.buy_currency, c.client_buy_amount))
        and t.status = case when c.status = 'closed' then 'deleted' when c.status = 'trade_settled'
          or (c.status = 'funds_arrived' and t.type = 'debit') then 'completed' else 'pending' end)`,
  'a transfer has its two ends': `
    select count(*) from tcc_transfers x where 2 <> (
      select count(*) from tcc_transactions t join accounts a on a.id = t.account_id
      where t.related_entity_id = x.id and t.amount = x.amount and t.currency = x.currency
        and t.related_entity_short_reference = x.short_reference
        and (t.type, a."tccAccountId") in (('debit', x.source_account_id), ('credit', x.destination_account_id))
        and t.status = case x.status when 'cancelled' then 'deleted' else x.status end)`,
  'money from outside has its credit': `
    select count(*) from tcc_funding f where not exists (
      select from tcc_transactions t where t.related_entity_id = f.id and t.type = 'credit' and t.amount = f.amount
        and t.currency = f.currency and t.account_id = f.account_id)`,
  'an entry has what it belongs to': `
    select count(*) from tcc_transactions t where not exists (
      select from tcc_payments e where e.id = t.related_entity_id and t.related_entity_type = 'payment'
      union all select from tcc_conversions e where e.id = t.related_entity_id and t.related_entity_type = 'conversion'
      union all select from tcc_transfers e where e.id = t.related_entity_id and t.related_entity_type = 'balance_transfer'
      union all select from tcc_funding e where e.id = t.related_entity_id and t.related_entity_type = 'inbound_funds')`,
  'a payment that the provider holds is the same there': `
    select count(*) from (select * from payments where "tccPaymentId" is not null) p
    full join tcc_payments m on m.id = p."tccPaymentId"
    where (p."accountId", p.amount, p.currency, p.status, p."uniqueRequestId", p.tcc_short_ref) is distinct from
      (m.account_id, m.amount, m.currency, m.status, m.unique_request_id, m.short_reference)`,
  'a conversion is the same at the provider': `
    select count(*) from conversions c full join tcc_conversions m on m.id = c."tccConversionId"
    where (c.account_id, c.status, c."uniqueRequestId") is distinct from (m.account_id, m.status, m.unique_request_id)
      -- One that was split off was asked for by the change.
      and not exists (select from conversion_changes change where change."childConversionId" = m.id)`,
  'a transfer is the same at the provider': `
    select count(*) from transfers x left join tcc_transfers m on m.id = x."tccTransferId"
    where (x.amount, x.currency, x.status, x.reason) is distinct from (m.amount, m.currency, m.status, m.reason)`,
  'a charge that was taken has its transfer': `
    select count(*) from charges c left join tcc_transfers m on m.id = c.tcc_transfer_id
    where case c.status when 'completed' then (m.status, m.amount, m.currency) is distinct from ('completed', c.amount, c.currency)
      when 'processing' then m.status is distinct from 'pending' else m.id is not null end`,
  'a charge has its derivation': `
    select count(*) from charges c left join charge_derivations d on d.charge_id = c.id where d.charge_id is null`,
  'a charge comes after what it is charged for, and after the month that it is for': `
    select count(*) from charges c join accounts a on a.id = c.main_account_id join organisations o on o.id = a.org_id
      left join payments p on p.id = c.payment_id left join tcc_transactions t on t.id = c.tcc_transaction_id
      left join tariffs r on r.id = c.tariff_id
    where c.created_at < greatest(a."createdAt", o."createdAt", p."createdAt", t.completed_at, r."createdAt",
      (c.month + interval '1 month') at time zone 'Europe/London')`,
  'money that came in has its fee': `
    select count(*) from tcc_transactions t join accounts a on a.id = t.account_id
    where t.status = 'completed' and t.type = 'credit' and t.related_entity_type = 'inbound_funds'
      and a.process_charges and t.completed_at >= a.process_charges_from
      and not exists (select from charges c where c.tcc_transaction_id = t.id and c.type = 'incoming_fund_fee')`,
  'what has an end began before': `
    select count(*) from (
      select created_at as began, completed_at as ended from tcc_transactions
      union all select created_at, completed_at from tcc_transfers
      union all select "createdAt", "transferredAt" from payments
      union all select "createdAt", closed_date::timestamptz from accounts
    ) rows where ended < began`,
  'what is safeguarded is the last position': `
    select count(*) from accounts a cross join lateral (values
      ('GBP', a.safeguarded_amount_gbp), ('EUR', a.safeguarded_amount_eur), ('USD', a.safeguarded_amount_usd)
    ) today (currency, amount) where today.amount is distinct from coalesce((
      select new_position from safeguarding_adjustments s
      where s.account_id = a.id and s.currency = today.currency order by at desc limit 1), 0)`,
  'a position is the sum of the adjustments until then': `
    select count(*) from (
      select new_position, sum(adjustment_amount) over (partition by account_id, currency order by at, id) as running
      from safeguarding_adjustments
    ) positions where running <> new_position`,
  'the control account holds what is safeguarded': `
    select count(*) from (values ('GBP'), ('EUR'), ('USD')) held (currency)
    where (select coalesce(sum(new_position), 0) from (
        select distinct on (account_id) new_position from safeguarding_adjustments s
        where s.currency = held.currency order by account_id, at desc) last)
      <> coalesce((select amount from balances b join settings on b.account_id = safeguarding_control_account_id
        where b.currency = held.currency), 0)`,
  'an authorised payment has every authorisation, given after it was made by another': `
    select count(*) from payments p join payment_auth_rule_role r on r.auth_rule_id = p."authRuleId"
    where p.status not in ('new', 'deleted') and p."errorCode" is distinct from 'approval_expired' and r.number_required <> (
      select count(*) from payment_authorisation_requests a where a."paymentId" = p.id and a."roleIdRequired" = r.role_id
        and (a."authorisedById" is null) = (p.status = 'awaiting_authorisation')
        and (a."authorisedAt" is null or a."authorisedAt" > p."createdAt")
        and a."authorisedById" is distinct from p."createdById")`,
};

/** The rules that a database breaks, with how many rows break each; empty when the books are in order. */
export async function moneyFaults(database: Knex): Promise<Record<string, number>> {
  const faults: Record<string, number> = {};
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await database.raw<{ rows: { count: string }[] }>(query);
    const count = Number(rows[0]?.count);
    if (count > 0) faults[rule] = count;
  }
  return faults;
}
