import type { Knex } from 'knex';
import { conversionMachine, type ConversionStatus } from '../../domain/conversions/transitions';
import { wayTo } from '../../domain/stateMachine';
import type { ConversionsRow } from '../database/generated/tables';

/** A conversion with its own status and that of its mirror row. */
interface Behind extends Pick<ConversionsRow, 'id'> {
  readonly from: ConversionsRow['status'];
  readonly to: ConversionStatus;
}

/**
 * Moves our conversions to the status of their mirror rows, through the statuses in between.
 * @param tccConversionIds provider ids; unknown ones are ignored
 */
export async function followConversions(
  transaction: Knex.Transaction,
  tccConversionIds: readonly string[],
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: Behind[] }>(
    `select c.id, c.status as "from", m.status as "to"
     from conversions c join tcc_conversions m on m.id = c."tccConversionId"
     where m.id = any(:ids) and c.status <> m.status
     order by c.id
     for update of c`,
    { ids: [...tccConversionIds] },
  );
  for (const { id, from, to } of rows) {
    for (const status of wayTo(conversionMachine, from, to) ?? []) {
      await transaction('conversions').where({ id }).update({ status });
    }
  }
}
