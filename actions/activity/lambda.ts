import { areaLambda } from '../areaLambda';
import { createActivity } from './createActivity';

/** The activity area's Lambda. */
export const handler = areaLambda<'activity'>({ createActivity });
