import Big from 'big.js';
import type { Knex } from 'knex';
import type { AccountRefusal, OpenWork } from '../../domain/accounts/openWork';
import { RuleError } from '../../domain/errors';
import type { AccountsRow } from '../database/generated/tables';
import type { Context } from '../context';
import { refusalOf } from '../provider/refusal';

/** What can be unfinished on an account, with the condition under which it is. */
const works: Readonly<Record<string, string>> = {
  payments: `payments where "accountId" = :id and (status in ('new', 'awaiting_authorisation', 'authorised', 'processing')
    or "tccPaymentId" is not null and status in ('ready_to_send', 'released', 'submitted', 'suspended'))`,
  'recurring payments': `recurring_payments where account_id = :id and state <> 'ended'`,
  conversions: `conversions where account_id = :id and status not in ('trade_settled', 'closed')`,
  transfers: `transfers where :id in ("sourceAccountId", "destinationAccountId") and status = 'pending'`,
  charges: `charges where :id in (main_account_id, source_account_id, destination_account_id)
    and status in ('pending', 'processing')`,
  'safeguarding transfers': `safeguarding_transfers where :id in ("sourceAccountId", "destinationAccountId") and status = 'pending'`,
};

const unfinished = Object.entries(works).map(
  ([word, condition]) => `case when exists (select from ${condition}) then '${word}' end`,
);

const statement = `
  select array_remove(array[${unfinished.join(', ')}], null) as unfinished,
    (select count(*)::integer from "CurrencyCloudContacts" where account_id = :id) as seats,
    array(select currency from balances where account_id = :id and amount <> 0 order by currency) as currencies,
    exists (select from accounts where debit_account_id = :id and not is_closed) as "isDebited",
    exists (select from settings where :id in (incoming_fund_fee_account_id, monthly_maintenance_charge_account_id,
      payment_fee_account_id, euro_negative_interest_account_id, balance_transfer_fee_account_id,
      safeguarding_control_account_id)) as "isOfSettings",
    not account.debit_account_use_source as "isDebitedElsewhere", account."isHouseAccount"
  from accounts account where id = :id`;

/** What stands on an account. The caller holds its lock. */
export async function loadOpenWork(transaction: Knex.Transaction, id: string): Promise<OpenWork> {
  const { rows } = await transaction.raw<{ rows: [OpenWork] }>(statement, { id });
  return rows[0];
}

/**
 * The currencies of which the account holds or owes money at the provider. Empty where the provider has no contact to ask for.
 * @throws RuleError provider_unavailable, provider_credentials_refused, too_many_requests
 */
export async function heldCurrencies(
  { database, provider }: Context,
  { id, tccAccountId }: Pick<AccountsRow, 'id' | 'tccAccountId'>,
): Promise<readonly string[]> {
  if (!tccAccountId) return [];
  const contact = await database('tcc_contacts').where({ account_id: tccAccountId, status: 'enabled' }).first('id');
  if (!contact) return [];
  const client = await provider.forAccount(id);
  const balances = await client.getBalances(contact.id).catch((error: unknown) => {
    throw refusalOf(error, 'accountId');
  });
  return balances.filter(({ amount }) => !new Big(amount).eq(0)).map(({ currency }) => currency);
}

/** @throws RuleError the refusal, where there is one */
export function requireNoRefusal(refusal: AccountRefusal | undefined): void {
  if (refusal) throw new RuleError(refusal.code, 'accountId', refusal.text);
}
