import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { recordCountry, setRestriction } from './recordCountry';

/**
 * Deletes a country that no other record names. For administrators. A country that is in use is closed by its flags instead.
 * @throws RuleError country_not_found, country_in_use
 */
export const deleteCountry = defineAction({
  name: 'deleteCountry',
  roles: [],
  scope: null,
  writes: { lists: ['countries'] },
  activity: ['A038'],
  sdl: `
    type Mutation {
      """Deletes a country that no other record names. For administrators."""
      deleteCountry(alpha2Code: String!): ChangedCountry!
    }
  `,
  handler: async ({ alpha2Code }, session, context) => {
    return inTransaction(context.database, session, async (transaction) => {
      const country = await transaction('countries').where({ alpha2Code }).forUpdate().first('countryName');
      if (!country) throw new RuleError('country_not_found', 'alpha2Code');
      await setRestriction(transaction, alpha2Code, country.countryName, false);
      await deleteUnused(transaction, alpha2Code);
      await recordCountry(transaction, context, session, `${alpha2Code} ${country.countryName}: deleted`);
      return { alpha2Code };
    });
  },
});

const foreignKeyViolation = '23503';

/** @throws RuleError country_in_use */
async function deleteUnused(transaction: Knex.Transaction, alpha2Code: string): Promise<void> {
  try {
    await transaction('countries').where({ alpha2Code }).delete();
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== foreignKeyViolation) throw error;
    throw new RuleError('country_in_use', 'alpha2Code');
  }
}
