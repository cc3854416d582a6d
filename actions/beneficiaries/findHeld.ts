import type { Knex } from 'knex';

/** One of our beneficiaries and a record of it at the provider. */
interface Held {
  readonly id: string;
  readonly tccId: string;
}

/** Our beneficiaries that have these records at the provider, also as the record of an older slice. Deleted ones are left out. */
export async function findHeld(database: Knex, accountId: string, tccIds: readonly string[]): Promise<Held[]> {
  return database('beneficiary_information_slice as slice')
    .join('beneficiaries as beneficiary', 'beneficiary.id', 'slice.beneficiaryId')
    .where({ 'beneficiary.account_id': accountId, 'beneficiary.enabled': true })
    .whereIn('slice.tcc_beneficiary_id', [...tccIds])
    .select<Held[]>('beneficiary.id', 'slice.tcc_beneficiary_id as tccId');
}
