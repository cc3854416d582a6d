import { RuleError } from '../../domain/errors';
import { tariffContent } from '../../domain/tariffs/tariffContent';
import { tariffInputSchema } from '../../domain/tariffs/tariffInput';
import { tariffInputOf } from '../../domain/tariffs/tariffRow';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { EditTariffInput, Update_tariffs_by_pkInput } from '../runtime/generated/actions';
import { parseDeclared, parseInput } from '../runtime/input';
import { recordTariff, tariffChange } from './recordTariff';
import { requireFreeName } from './requireFreeName';

/** All of a tariff's content, or the columns that change. */
type TariffEdit = EditTariffInput | Update_tariffs_by_pkInput;

/**
 * Replaces the name and the prices of a tariff, or some of its columns; its type stays (specification, part two, section 2). For administrators.
 * Charges that exist keep their amounts: each stores the tariff that it was made by.
 * @throws RuleError invalid_input, tariff_not_found, tariff_type_fixed, tariff_name_taken, change_pending
 */
export const editTariff = defineAction({
  name: 'editTariff',
  roles: [],
  scope: null,
  writes: { lists: ['tariffs'] },
  activity: ['A030'],
  sdl: `
    type Mutation {
      """
      Replaces a tariff's name and prices; its type stays. For administrators.
      """
      editTariff(tariffId: uuid!, tariff: TariffInput!): Tariff!
    }
  `,
  handler: governed({
    kind: 'editTariff',
    parse: async (edit: TariffEdit) =>
      'tariff' in edit ? { ...edit, tariff: await parseDeclared(tariffInputSchema, edit.tariff) } : edit,
    make: async ({ transaction, context, session }, edit) => {
      const isWhole = 'tariff' in edit;
      const id = isWhole ? edit.tariffId : edit.pk_columns.id;
      const before = await transaction('tariffs').where({ id }).forUpdate().first('name', 'type', 'amount', 'details');
      if (!before) throw new RuleError('tariff_not_found', isWhole ? 'tariffId' : 'id');
      // Columns that are left out are those that stand under the lock.
      const tariff = isWhole
        ? edit.tariff
        : await parseInput(tariffInputSchema, tariffInputOf({ ...before, ...edit._set }));
      const { name, type } = tariff;
      if (before.type !== type) throw new RuleError('tariff_type_fixed', 'type');
      const content = tariffContent(tariff);
      await requireFreeName(transaction, { id, name, type });
      await transaction('tariffs')
        .where({ id })
        .update({ name, ...content });
      await recordTariff(transaction, context, session, { name, type, content, before: before.details });
      return tariffChange(transaction, id, { id, name, type, ...content });
    },
  }),
});
