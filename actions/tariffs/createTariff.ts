import { tariffContent } from '../../domain/tariffs/tariffContent';
import { tariffInputSchema } from '../../domain/tariffs/tariffInput';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { CreateTariffInput, CreateTariffOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { recordTariff } from './recordTariff';
import { requireFreeName } from './requireFreeName';

/**
 * Creates a tariff (specification, part two, sections 2, 5 and 7). For administrators. Accounts use it once it is linked to them, or is made the
 * default of its type.
 * @throws RuleError invalid_input, tariff_name_taken
 */
export async function createTariff(
  { tariff }: CreateTariffInput,
  session: Session,
  context: Context,
): Promise<CreateTariffOutput> {
  const input = await parseDeclared(tariffInputSchema, tariff);
  const { name, type } = input;
  const id = context.newId();
  const content = tariffContent(input);
  return inTransaction(context.database, session, async (transaction) => {
    await requireFreeName(transaction, { id, name, type });
    await transaction('tariffs').insert({ id, name, type, ...content });
    await recordTariff(transaction, context, session, { name, type, content });
    return { id, name, type, ...content };
  });
}
