import { countryChange, countryInputSchema } from '../../domain/countries/countryInput';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { recordCountry, setRestriction } from './recordCountry';

/**
 * Changes a country; its code of two letters stays. For administrators. From then on the rules of payments and beneficiaries follow it: a payment
 * that waits for a country that is closed now is refused when it is authorised or sent.
 * @throws RuleError invalid_input, country_not_found, country_exists
 */
export const updateCountry = defineAction({
  name: 'updateCountry',
  roles: [],
  scope: null,
  writes: { lists: ['countries'] },
  activity: ['A038'],
  sdl: `
    type Mutation {
      """Changes the country with this code of two letters. For administrators."""
      updateCountry(country: CountryInput!): ChangedCountry!
    }
  `,
  handler: async ({ country }, session, context) => {
    const input = await parseDeclared(countryInputSchema, country);
    const { isRestricted, ...columns } = input;
    const { alpha2Code, alpha3Code, countryName } = columns;
    return inTransaction(context.database, session, async (transaction) => {
      const before = await transaction('countries').where({ alpha2Code }).forUpdate().first();
      if (!before) throw new RuleError('country_not_found', 'alpha2Code');
      const other = await transaction('countries').where({ alpha3Code }).whereNot({ alpha2Code }).first('alpha2Code');
      if (other) throw new RuleError('country_exists', 'alpha3Code');
      const restriction = await transaction('restricted_countries')
        .where({ countryCode: alpha2Code })
        .first('countryCode');
      const details = countryChange({ ...before, isRestricted: Boolean(restriction) }, input);
      if (!details) return { alpha2Code };
      await transaction('countries')
        .where({ alpha2Code })
        .update({ ...columns, updatedAt: context.clock.now() });
      await setRestriction(transaction, alpha2Code, countryName, isRestricted);
      await recordCountry(transaction, context, session, details);
      return { alpha2Code };
    });
  },
});
