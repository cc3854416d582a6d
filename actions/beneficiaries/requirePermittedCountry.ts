import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';

/**
 * Refuses sanctioned, non-permitted and restricted countries.
 * @throws RuleError country_not_permitted with the field, also for an unknown country
 */
export async function requirePermittedCountry(
  database: Knex,
  input: Pick<BeneficiaryInput, 'country' | 'bankCountry'>,
): Promise<void> {
  const permitted = await database('permitted_countries')
    .whereIn('alpha2Code', [input.country, input.bankCountry])
    .pluck('alpha2Code');
  for (const field of ['country', 'bankCountry'] as const) {
    if (!permitted.includes(input[field])) throw new RuleError('country_not_permitted', field);
  }
}
