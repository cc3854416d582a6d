import { RuleError } from '../../domain/errors';
import { tariffContent } from '../../domain/tariffs/tariffContent';
import { tariffInputSchema } from '../../domain/tariffs/tariffInput';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { EditTariffInput, EditTariffOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { recordTariff } from './recordTariff';
import { requireFreeName } from './requireFreeName';

/**
 * Replaces the name and the prices of a tariff; its type stays (specification, part two, section 2). For administrators. Charges that exist keep
 * their amounts: each stores the tariff that it was made by.
 * @throws RuleError invalid_input, tariff_not_found, tariff_type_fixed, tariff_name_taken
 */
export async function editTariff(
  { tariffId: id, tariff }: EditTariffInput,
  session: Session,
  context: Context,
): Promise<EditTariffOutput> {
  const input = await parseDeclared(tariffInputSchema, tariff);
  const { name, type } = input;
  const content = tariffContent(input);
  return inTransaction(context.database, session, async (transaction) => {
    const before = await transaction('tariffs').where({ id }).forUpdate().first('type', 'details');
    if (!before) throw new RuleError('tariff_not_found', 'tariffId');
    if (before.type !== type) throw new RuleError('tariff_type_fixed', 'type');
    await requireFreeName(transaction, { id, name, type });
    await transaction('tariffs')
      .where({ id })
      .update({ name, ...content });
    await recordTariff(transaction, context, session, { name, type, content, before: before.details });
    return { id, name, type, ...content };
  });
}
