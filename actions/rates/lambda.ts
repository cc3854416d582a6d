import { areaLambda } from '../areaLambda';
import { getExchangeRate } from './getExchangeRate';
import { getExchangeRates } from './getExchangeRates';

/** The rates area's Lambda. */
export const handler = areaLambda<'rates'>({ getExchangeRate, getExchangeRates });
