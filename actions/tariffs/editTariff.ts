import { RuleError } from '../../domain/errors';
import { tariffContent } from '../../domain/tariffs/tariffContent';
import { tariffInputSchema } from '../../domain/tariffs/tariffInput';
import { governed } from '../fourEyes/governed';
import type { EditTariffInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { recordTariff } from './recordTariff';
import { requireFreeName } from './requireFreeName';
import { tariffChange } from './tariffChange';

/**
 * Replaces the name and the prices of a tariff; its type stays (specification, part two, section 2). For administrators. Charges that exist keep
 * their amounts: each stores the tariff that it was made by.
 * @throws RuleError invalid_input, tariff_not_found, tariff_type_fixed, tariff_name_taken, change_pending
 */
export const editTariff = governed({
  kind: 'editTariff',
  parse: async ({ tariffId, tariff }: EditTariffInput) => ({
    tariffId,
    tariff: await parseDeclared(tariffInputSchema, tariff),
  }),
  make: async ({ transaction, context, session }, { tariffId: id, tariff }) => {
    const { name, type } = tariff;
    const content = tariffContent(tariff);
    const before = await transaction('tariffs').where({ id }).forUpdate().first('type', 'details');
    if (!before) throw new RuleError('tariff_not_found', 'tariffId');
    if (before.type !== type) throw new RuleError('tariff_type_fixed', 'type');
    await requireFreeName(transaction, { id, name, type });
    await transaction('tariffs')
      .where({ id })
      .update({ name, ...content });
    await recordTariff(transaction, context, session, { name, type, content, before: before.details });
    return tariffChange(transaction, id, { id, name, type, ...content });
  },
});
