import { RuleError } from '../../domain/errors';
import { tariffInputSchema } from '../../domain/tariffs/tariffInput';
import { tariffInputOf } from '../../domain/tariffs/tariffRow';
import type { Update_tariffs_by_pkInput, Update_tariffs_by_pkOutput } from '../runtime/generated/actions';
import { parseInput } from '../runtime/input';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';
import { editTariff } from './editTariff';

/**
 * `update_tariffs_by_pk`: changes columns of a tariff, as `editTariff` does (specification, part two, section 7, "data-endpoint calls"). A column
 * that is left out stays; `details` are replaced as a whole.
 * @throws RuleError invalid_input, tariff_not_found, and those of editTariff
 */
export async function updateTariff(
  { pk_columns: { id }, _set }: Update_tariffs_by_pkInput,
  session: Session,
  context: RuntimeContext,
): Promise<Update_tariffs_by_pkOutput> {
  const row = await context.database('tariffs').where({ id }).first('name', 'type', 'amount', 'details');
  if (!row) throw new RuleError('tariff_not_found', 'id');
  const tariff = await parseInput(tariffInputSchema, tariffInputOf({ ...row, ..._set }));
  return editTariff({ tariffId: id, tariff }, session, context);
}
