import type { Knex } from 'knex';
import { baseCurrency, type ChargeType } from '../../domain/charges/chargeTypes';
import type { OpenCharge } from '../../domain/charges/taking';
import { invariant } from '../../domain/invariant';

/** A pending charge that may be taken now, with its row locked. */
export interface LockedCharge extends OpenCharge {
  readonly id: string;
  readonly sourceAccountId: string;
  /** Whether the house's end is the account that the settings name now, and that is marked as the house's. */
  readonly isAimed: boolean;
  /** Whether both accounts exist at the provider. */
  readonly isConnected: boolean;
  /** How many tries came to nothing so far, and how many were sent. */
  readonly tries: number;
  readonly attempts: number;
  /** The key of the next try (`docs/decisions/072`). */
  readonly key: string;
}

interface Row extends Omit<LockedCharge, 'base' | 'key'> {
  readonly type: ChargeType;
  readonly amounts: Readonly<Record<string, string>>;
  readonly lastKey: string | null;
  readonly isLastRefused: boolean | null;
}

const open = `
  select c.id, c.type, c.amounts, c.source_account_id as "sourceAccountId", c."retryCount" as tries,
    case when account.charge_currencies_use_source then source.charge_currencies else account.charge_currencies end as currencies,
    source."tccAccountId" is not null and destination."tccAccountId" is not null as "isConnected",
    ends.is_right as "isAimed",
    last.key as "lastKey", last.state = 'rejected' as "isLastRefused",
    (select count(*)::int from charge_attempts a where a.charge_id = c.id) as attempts
  from charges c
  join accounts account on account.id = c.main_account_id
  join accounts source on source.id = c.source_account_id
  join accounts destination on destination.id = c.destination_account_id
  join charge_house_ends ends on ends.charge_id = c.id
  left join lateral (
    select i.key, i.state from provider_intents i where i.entity_id = c.id and i.kind = 'charge' order by i."createdAt" desc limit 1
  ) last on true
  where c.status = 'pending' and (c.next_attempt_at is null or c.next_attempt_at <= :now) and c.id = coalesce(:id, c.id)
    and (c.payment_id is null or exists (select from payments p where p.id = c.payment_id and p."tccPaymentId" is not null))
    and (c.transfer_id is null or exists (select from transfers t where t.id = c.transfer_id and t.status = 'completed'))
  order by c.created_at, c.id
  limit :limit
  for update of c skip locked`;

/**
 * The pending charges that may be taken now, the oldest first: not those that wait for their next try, and not the fee of a payment that
 * was not sent or of a transfer that is not completed. The settings stay as they are until the transaction ends.
 * @param id only this charge
 */
export async function lockOpenCharges(
  transaction: Knex.Transaction,
  now: Date,
  limit: number,
  id?: string,
): Promise<readonly LockedCharge[]> {
  await transaction('settings').forShare().first('id');
  const { rows } = await transaction.raw<{ rows: Row[] }>(open, { now, limit, id: id ?? null });
  return rows.map(({ type, amounts, lastKey, isLastRefused, ...charge }) => {
    const currency = baseCurrency(type);
    const amount = amounts[currency];
    invariant(amount, 'a charge has an amount in its base currency');
    return { ...charge, base: { amount, currency }, key: nextKey(charge.id, charge.attempts, lastKey, isLastRefused) };
  });
}

/** A refused key has nothing under it and is used again; the key of a transfer that was cancelled is used up. */
function nextKey(id: string, attempts: number, lastKey: string | null, isLastRefused: boolean | null): string {
  if (lastKey === null) return id;
  return isLastRefused ? lastKey : `${id}/${attempts + 1}`;
}

/**
 * What accounts may spend by currency: their mirrored balances, less what is on its way out of them, and less transfers that were completed after
 * the balance was read.
 * @returns by account
 */
export async function loadSpendable(
  database: Knex,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Map<string, string>>> {
  const { rows } = await database.raw<{ rows: { accountId: string; currency: string; amount: string }[] }>(
    `select b.account_id as "accountId", b.currency, (b.amount - leaving_wallet(b.account_id, b.currency)
       - coalesce((select sum(m.amount) from tcc_transfers m
           where m.source_account_id = account."tccAccountId" and m.created_at > b.updated_at - interval '7 days'
             and m.currency = b.currency and m.status = 'completed' and m.completed_at > b.updated_at), 0))::text as amount
     from balances b join accounts account on account.id = b.account_id where b.account_id = any(?)`,
    [[...accountIds]],
  );
  const spendable = new Map(accountIds.map((accountId) => [accountId, new Map<string, string>()]));
  for (const { accountId, currency, amount } of rows) spendable.get(accountId)?.set(currency, amount);
  return spendable;
}
