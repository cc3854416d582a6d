import type { Knex } from 'knex';
import { writeNotices } from '../database/notices';

/** Money that arrived longer ago is history, such as that of an account that is read for the first time. */
const recent = `interval '3 days'`;

/** SQL: that the transaction `t` is one of those given, and is money that arrived from outside. */
const arrived = `t.id = any(:ids) and t.type = 'credit' and t.status = 'completed'
  and t.related_entity_type like 'inbound_funds%' and t.completed_at > now() - ${recent}`;

/**
 * Tells everybody with a seat on an account of money that arrived there, and the funding e-mail addresses of the account, each once. Accounts of
 * the house mail nothing: their money comes from the accounts of customers.
 * @param transactionIds the provider's ids; transactions of other kinds, and those that are not completed, are ignored
 */
export async function tellOfMoneyIn(transaction: Knex.Transaction, transactionIds: readonly string[]): Promise<void> {
  await writeFundingMails(transaction, transactionIds);
  await writeNotices(transaction, {
    kind: 'money_in',
    select: `select seat.user_id, t.id::text, jsonb_build_object('transactionId', t.id, 'shortReference',
        t.related_entity_short_reference, 'amount', t.amount::text, 'currency', t.currency), t.account_id, t.completed_at
      from tcc_transactions t join "CurrencyCloudContacts" seat on seat.account_id = t.account_id
      where ${arrived}`,
    bindings: { ids: [...transactionIds] },
    name: 'tell_of_money_in',
  });
}

/** The schedule `send-notices` sends them. */
async function writeFundingMails(transaction: Knex.Transaction, transactionIds: readonly string[]): Promise<void> {
  await transaction
    .raw(
      `insert into funding_mails (transaction_id, address, next_attempt_at, created_at)
       select t.id, told.address, t.completed_at, t.completed_at
       from tcc_transactions t join accounts account on account.id = t.account_id and not account."isHouseAccount"
       cross join unnest(account."fundingEmails") told (address)
       where ${arrived}
       order by t.id, told.address
       on conflict do nothing`,
      { ids: [...transactionIds] },
    )
    .options({ name: 'mail_of_money_in' });
}
