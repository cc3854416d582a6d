import { defineAction } from '../defineAction';
import type { Update_tariffs_by_pkInput, Update_tariffs_by_pkOutput } from '../runtime/generated/actions';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';
import { editTariff } from './editTariff';

/**
 * `update_tariffs_by_pk`: changes columns of a tariff, as `editTariff` does (specification, part two, section 7, "data-endpoint calls"). A column
 * that is left out stays; `details` are replaced as a whole.
 * @throws RuleError those of editTariff
 */
export const updateTariff = defineAction({
  name: 'update_tariffs_by_pk',
  roles: [],
  scope: null,
  writes: { lists: ['tariffs'] },
  activity: ['A030'],
  sdl: `
    type Mutation {
      """
      Changes columns of a tariff, as editTariff does. A column that is left out stays. For administrators.
      """
      update_tariffs_by_pk(pk_columns: TariffKeyInput!, _set: TariffRowChange!): Tariff!
    }

    input TariffRowChange {
      name: String
      amount: numeric
      details: jsonb
    }

    input TariffKeyInput {
      id: uuid!
    }
  `,
  handler: (
    change: Update_tariffs_by_pkInput,
    session: Session,
    context: RuntimeContext,
  ): Promise<Update_tariffs_by_pkOutput> => editTariff(change, session, context),
});
