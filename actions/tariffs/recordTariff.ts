import type { Knex } from 'knex';
import { overrideChange } from '../../domain/tariffs/overrideChange';
import type { TariffContent } from '../../domain/tariffs/tariffContent';
import type { Override } from '../../domain/tariffs/tariffInput';
import { recordActivity } from '../database/recordActivity';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';
import type { MadeChange } from '../fourEyes/governedChange';
import { lockHouseSwitches } from '../fourEyes/switches';

interface WrittenTariff {
  readonly name: string;
  readonly type: string;
  readonly content: TariffContent;
  /** The details that it had; undefined for a new tariff. */
  readonly before?: unknown;
}

const overridesOf = (details: unknown): readonly Override[] =>
  (details as { readonly regular_overrides?: readonly Override[] } | undefined)?.regular_overrides ?? [];

/**
 * Writes the activity of a created or changed tariff, and that of its fees by currency where they changed (specification, part two, section
 * 9: A029).
 */
export async function recordTariff(
  transaction: Knex.Transaction,
  context: RuntimeContext,
  { userId }: Session,
  { name, type, content, before }: WrittenTariff,
): Promise<void> {
  const createdAt = context.clock.now();
  const entry = { userId, createdAt };
  await recordActivity(transaction, { ...entry, eventCode: 'A030', details: `${name} (${type})` });
  const details = overrideChange(userId, name, overridesOf(before), overridesOf(content.details));
  if (details) await recordActivity(transaction, { ...entry, eventCode: 'A029', details });
}

/**
 * A tariff that was created or changed, with the switches of the house.
 * @param id names the tariff; a new one by its type and name
 */
export async function tariffChange<Answer>(
  transaction: Knex.Transaction,
  id: string,
  answer: Answer,
): Promise<MadeChange<Answer>> {
  return { answer, subject: { entity: 'tariffs', id }, switches: { now: await lockHouseSwitches(transaction) } };
}
