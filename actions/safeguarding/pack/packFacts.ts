import type { Knex } from 'knex';
import type { PackFacts } from '../../../domain/safeguarding/pack/missingParts';

const facts = `
  select coalesce(s.safeguarding_control_account_id is not null, false) as "hasControlAccount",
    array_remove(array[
      case when s.payment_fee_account_id is null then 'payment fees' end,
      case when s.incoming_fund_fee_account_id is null then 'incoming fund fees' end,
      case when s.monthly_maintenance_charge_account_id is null then 'monthly maintenance' end,
      case when s.balance_transfer_fee_account_id is null then 'balance transfer fees' end,
      case when s.euro_negative_interest_account_id is null then 'euro negative interest' end], null) as "unsetFeeAccounts",
    (select count(*)::int from accounts where safeguarding_enabled and not is_closed) as "safeguardedAccounts",
    (select max(day)::text from safeguarding_positions) as "positionsOn",
    (select max(day)::text from reconciliations) as "reconciledOn",
    (select min(day)::text from reconciliations where signed_by is null) as "unsignedSince"
  from (values (true)) as one (id) left join settings s on s.id = one.id`;

/** What decides whether the pack is complete, at the moment of the transaction. */
export async function packFacts(transaction: Knex.Transaction): Promise<PackFacts> {
  const { rows } = await transaction.raw<{ rows: [PackFacts] }>(facts);
  return rows[0];
}
