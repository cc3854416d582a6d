import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { permittedAmong } from '../database/countries';

/**
 * Refuses sanctioned, non-permitted and restricted countries.
 * @throws RuleError country_not_permitted with the field, also for an unknown country
 */
export async function requirePermittedCountry(
  database: Knex,
  input: Pick<BeneficiaryInput, 'country' | 'bankCountry'>,
): Promise<void> {
  const permitted = await permittedAmong(database, [input.country, input.bankCountry]);
  for (const field of ['country', 'bankCountry'] as const) {
    if (!permitted.has(input[field])) throw new RuleError('country_not_permitted', field);
  }
}
