import { areaLambda } from '../areaLambda';
import { createConversion } from './createConversion';
import { getConversionQuote } from './getConversionQuote';
import { getValidConversionDates } from './getValidConversionDates';

/** The conversions area's Lambda. */
export const handler = areaLambda<'conversions'>({ createConversion, getConversionQuote, getValidConversionDates });
