import { areaLambda } from '../areaLambda';
import { reaimCharge } from './reaimCharge';
import { reprocessCharge } from './reprocessCharge';
import { updateChargeStatus } from './updateChargeStatus';

/** The charges area's Lambda. */
export const handler = areaLambda<'charges'>({ reaimCharge, reprocessCharge, updateChargeStatus });
