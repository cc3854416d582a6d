import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';

/**
 * The picker hides sanctioned and non-permitted countries; this is where they are refused.
 * @throws RuleError country_not_permitted, naming the field, also for a country nobody knows
 */
export async function requirePermittedCountry(
  database: Knex,
  input: Pick<BeneficiaryInput, 'country' | 'bankCountry'>,
): Promise<void> {
  const permitted = await database('countries')
    .whereIn('alpha2Code', [input.country, input.bankCountry])
    .where({ sanctionFlag: false, permittedJurisdiction: true })
    .pluck<string[]>('alpha2Code');
  for (const field of ['country', 'bankCountry'] as const) {
    if (!permitted.includes(input[field])) throw new RuleError('country_not_permitted', field);
  }
}
