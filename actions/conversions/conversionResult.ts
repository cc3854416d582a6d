import type { Knex } from 'knex';
import { invariant } from '../../domain/invariant';
import type { ConversionResult } from '../runtime/generated/actions';

/**
 * The current state of a conversion that was made here. Until the provider has confirmed it, its status is `being_booked`: nothing stands there
 * yet that funds could be awaited for.
 */
export async function conversionResult(database: Knex, id: string): Promise<ConversionResult> {
  const result = await database('conversions')
    .where({ id })
    .first('id', 'status', 'tccConversionId', 'errorCode', 'errorMessage');
  invariant(result, `conversion ${id} exists`);
  const isBeingBooked = result.status === 'awaiting_funds' && result.tccConversionId === null;
  return isBeingBooked ? { ...result, status: 'being_booked' } : result;
}
