import type { Knex } from 'knex';
import { invariant } from '../../domain/invariant';
import type { ConversionResult } from '../runtime/generated/actions';

/** The current state of a conversion that was made here. */
export async function conversionResult(database: Knex, id: string): Promise<ConversionResult> {
  const result = await database('conversions')
    .where({ id })
    .first('id', 'status', 'tccConversionId', 'errorCode', 'errorMessage');
  invariant(result, `conversion ${id} exists`);
  return result;
}
