import type { Knex } from 'knex';

/** A record that names the provider's account it belongs to. */
export interface OfAccount {
  readonly id: string;
  readonly account_id: string;
}

/** A record that names only the contact that it was created by or for. */
export interface OfContact {
  readonly id: string;
  readonly creator_contact_id: string | null;
}

/** The id of our account by the id of the record. Records of accounts that are not ours are missing. */
export type Owners = ReadonlyMap<string, string>;

/** The owners of records that name the provider's account. */
export async function ownersByAccount(database: Knex, records: readonly OfAccount[]): Promise<Owners> {
  const named = [...new Set(records.map(({ account_id }) => account_id))];
  const ours = await database('accounts').whereIn('tccAccountId', named).select('id', 'tccAccountId');
  const byProviderId = new Map(ours.map(({ id, tccAccountId }) => [tccAccountId, id]));
  return owners(records, ({ account_id }) => byProviderId.get(account_id));
}

/** The owners of records that name a contact, by the mirror of contacts or by the seat that uses the contact. */
export async function ownersByContact(database: Knex, records: readonly OfContact[]): Promise<Owners> {
  const named = [...new Set(records.flatMap(({ creator_contact_id }) => creator_contact_id ?? []))];
  const { rows } = await database.raw<{ rows: { contact: string; account: string }[] }>(
    `select contact.id as contact, account.id as account
     from tcc_contacts contact join accounts account on account."tccAccountId" = contact.account_id
     where contact.id = any(:named)
     union
     select seat.tcc_contact_id, seat.account_id from "CurrencyCloudContacts" seat where seat.tcc_contact_id = any(:named)`,
    { named },
  );
  const byContact = new Map(rows.map(({ contact, account }) => [contact, account]));
  return owners(records, ({ creator_contact_id }) => byContact.get(creator_contact_id ?? ''));
}

function owners<Kind extends { readonly id: string }>(
  records: readonly Kind[],
  ownerOf: (record: Kind) => string | undefined,
): Owners {
  const found = new Map<string, string>();
  for (const record of records) {
    const owner = ownerOf(record);
    if (owner !== undefined) found.set(record.id, owner);
  }
  return found;
}
