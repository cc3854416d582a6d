import { tariffInputSchema } from '../../domain/tariffs/tariffInput';
import { tariffInputOf } from '../../domain/tariffs/tariffRow';
import type { Insert_tariffs_oneInput, Insert_tariffs_oneOutput } from '../runtime/generated/actions';
import { parseInput } from '../runtime/input';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';
import { createTariff } from './createTariff';

/**
 * `insert_tariffs_one`: creates a tariff from its columns, as `createTariff` does (specification, part two, section 7, "data-endpoint calls").
 * @throws RuleError invalid_input, and those of createTariff
 */
export async function insertTariff(
  { object }: Insert_tariffs_oneInput,
  session: Session,
  context: RuntimeContext,
): Promise<Insert_tariffs_oneOutput> {
  return createTariff({ tariff: await parseInput(tariffInputSchema, tariffInputOf(object)) }, session, context);
}
