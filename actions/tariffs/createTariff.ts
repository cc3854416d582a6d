import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { tariffContent } from '../../domain/tariffs/tariffContent';
import { maxTariffs, tariffInputSchema } from '../../domain/tariffs/tariffInput';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { CreateTariffInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { recordTariff, tariffChange } from './recordTariff';
import { requireFreeName } from './requireFreeName';

/**
 * Creates a tariff (specification, part two, sections 2, 5 and 7). For administrators. Accounts use it once it is linked to them, or is made the
 * default of its type.
 * @throws RuleError invalid_input, tariff_name_taken, change_pending
 */
export const createTariff = defineAction({
  name: 'createTariff',
  roles: [],
  scope: null,
  writes: { lists: ['tariffs'] },
  activity: ['A030'],
  sdl: `
    type Mutation {
      """Creates a tariff. Prices are in pounds. For administrators."""
      createTariff(tariff: TariffInput!): Tariff!
    }
  `,
  handler: governed({
    kind: 'createTariff',
    parse: async ({ tariff }: CreateTariffInput) => ({ tariff: await parseDeclared(tariffInputSchema, tariff) }),
    make: async ({ transaction, context, session }, { tariff }) => {
      const { name, type } = tariff;
      const id = context.newId();
      const content = tariffContent(tariff);
      await requireFreeName(transaction, { id, name, type });
      await requireRoom(transaction);
      await transaction('tariffs').insert({ id, name, type, ...content });
      await recordTariff(transaction, context, session, { name, type, content });
      return tariffChange(transaction, `${type}:${name}`, { id, name, type, ...content });
    },
  }),
});

async function requireRoom(transaction: Knex.Transaction): Promise<void> {
  const ids = await transaction('tariffs').limit(maxTariffs).pluck('id');
  if (ids.length < maxTariffs) return;
  throw new RuleError('invalid_input', 'name', `There are ${maxTariffs} tariffs. Change one of them instead.`);
}
