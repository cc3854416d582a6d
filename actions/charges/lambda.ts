import { areaLambda } from '../areaLambda';
import { reprocessCharge } from './reprocessCharge';
import { updateChargeStatus } from './updateChargeStatus';

/** The charges area's Lambda. */
export const handler = areaLambda<'charges'>({ reprocessCharge, updateChargeStatus });
