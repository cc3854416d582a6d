import { countryInputSchema } from '../../domain/countries/countryInput';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { recordCountry, setRestriction } from './recordCountry';

/**
 * Adds a country (specification, part two, section 7). For administrators.
 * @throws RuleError invalid_input, country_exists
 */
export const createCountry = defineAction({
  name: 'createCountry',
  roles: [],
  scope: null,
  writes: { lists: ['countries'] },
  activity: ['A038'],
  sdl: `
    type Mutation {
      """Adds a country. For administrators."""
      createCountry(country: CountryInput!): ChangedCountry!
    }
  `,
  handler: async ({ country }, session, context) => {
    const { isRestricted, ...columns } = await parseDeclared(countryInputSchema, country);
    const { alpha2Code, alpha3Code, countryName } = columns;
    return inTransaction(context.database, session, async (transaction) => {
      const inserted = await transaction('countries').insert(columns).onConflict().ignore().returning('alpha2Code');
      if (inserted.length === 0) {
        const sameCode = await transaction('countries').where({ alpha2Code }).first('alpha2Code');
        throw new RuleError('country_exists', sameCode ? 'alpha2Code' : 'alpha3Code');
      }
      await setRestriction(transaction, alpha2Code, countryName, isRestricted);
      await recordCountry(transaction, context, session, `${alpha2Code} (${alpha3Code}) ${countryName}: created`);
      return { alpha2Code };
    });
  },
});
