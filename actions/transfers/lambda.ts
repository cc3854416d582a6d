import { areaLambda } from '../areaLambda';
import { createTransfer } from './createTransfer';

/** The transfers area's Lambda. */
export const handler = areaLambda<'transfers'>({ createTransfer });
