import type { Knex } from 'knex';
import type { ProviderAccount } from '../provider/records';
import type { TccAccount } from '../runtime/generated/actions';

/** The provider's accounts as the import screen shows them, each with our id if it is imported. */
export async function tccAccounts(database: Knex, readings: readonly ProviderAccount[]): Promise<TccAccount[]> {
  const rows = await database('accounts')
    .whereIn(
      'tccAccountId',
      readings.map(({ id }) => id),
    )
    .select('id', 'tccAccountId');
  const ours = new Map(rows.map(({ id, tccAccountId }) => [tccAccountId, id]));
  return readings.map((reading) => ({
    tccId: reading.id,
    accountId: ours.get(reading.id) ?? null,
    accountName: reading.account_name,
    status: reading.status,
    shortReference: reading.short_reference,
    yourReference: reading.your_reference,
    legalEntityType: reading.legal_entity_type,
    street: reading.street,
    city: reading.city,
    stateOrProvince: reading.state_or_province,
    postalCode: reading.postal_code,
    country: reading.country,
  }));
}
