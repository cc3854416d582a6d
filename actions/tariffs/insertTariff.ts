import { tariffInputSchema } from '../../domain/tariffs/tariffInput';
import { tariffInputOf } from '../../domain/tariffs/tariffRow';
import { defineAction } from '../defineAction';
import { parseInput } from '../runtime/input';
import type { RuntimeContext } from '../runtime/context';
import { createTariff } from './createTariff';

/**
 * `insert_tariffs_one`: creates a tariff from its columns, as `createTariff` does (specification, part two, section 7, "data-endpoint calls").
 * @throws RuleError invalid_input, and those of createTariff
 */
export const insertTariff = defineAction({
  name: 'insert_tariffs_one',
  roles: [],
  scope: null,
  writes: { lists: ['tariffs'] },
  activity: ['A030'],
  sdl: `
    type Mutation {
      """
      Creates a tariff from its columns, as createTariff does. For administrators.
      """
      insert_tariffs_one(object: TariffRowInput!): Tariff!
    }

    """
    A tariff as a row: an amount in pounds, or the prices of a payment fee in details.
    """
    input TariffRowInput {
      name: String!
      type: String!
      amount: numeric
      details: jsonb
    }
  `,
  handler: async ({ object }, session, context: RuntimeContext) => {
    return createTariff({ tariff: await parseInput(tariffInputSchema, tariffInputOf(object)) }, session, context);
  },
});
