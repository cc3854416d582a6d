import { areaLambda } from '../areaLambda';
import { getValidConversionDates } from './getValidConversionDates';

/** The conversions area's Lambda. */
export const handler = areaLambda<'conversions'>({ getValidConversionDates });
