import { areaLambda } from '../areaLambda';
import { createRateAlert } from './createRateAlert';
import { deleteRateAlert } from './deleteRateAlert';
import { getExchangeRate } from './getExchangeRate';
import { getExchangeRates } from './getExchangeRates';

/** The rates area's Lambda. */
export const handler = areaLambda<'rates'>({ createRateAlert, deleteRateAlert, getExchangeRate, getExchangeRates });
