import type { Knex } from 'knex';
import { writeNotices } from '../database/notices';

/** Money that arrived longer ago is history, such as that of an account that is read for the first time. */
const recent = `interval '3 days'`;

/**
 * Tells everybody with a seat on an account of money that arrived there, once.
 * @param transactionIds the provider's ids; transactions of other kinds, and those that are not completed, are ignored
 */
export async function tellOfMoneyIn(transaction: Knex.Transaction, transactionIds: readonly string[]): Promise<void> {
  await writeNotices(transaction, {
    kind: 'money_in',
    select: `select seat.user_id, t.id::text, jsonb_build_object('transactionId', t.id, 'shortReference',
        t.related_entity_short_reference, 'amount', t.amount::text, 'currency', t.currency), t.account_id, t.completed_at
      from tcc_transactions t join "CurrencyCloudContacts" seat on seat.account_id = t.account_id
      where t.id = any(:ids) and t.type = 'credit' and t.status = 'completed' and t.related_entity_type like 'inbound_funds%'
        and t.completed_at > now() - ${recent}`,
    bindings: { ids: [...transactionIds] },
    name: 'tell_of_money_in',
  });
}
