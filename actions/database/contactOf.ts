import type { Knex } from 'knex';

/** A contact of the account, in whose name its records are read; null where there is none. */
export async function contactOf(database: Knex, accountId: string): Promise<string | null> {
  const { rows } = await database.raw<{ rows: { readonly contact: string | null }[] }>(
    `select coalesce(
       (select contact.id from tcc_contacts contact where contact.account_id = account."tccAccountId" and contact.status = 'enabled' limit 1),
       (select seat.tcc_contact_id from "CurrencyCloudContacts" seat
        where seat.account_id = account.id and seat.tcc_contact_id is not null limit 1)) as contact
     from accounts account where account.id = ?`,
    [accountId],
  );
  return rows[0]?.contact ?? null;
}
