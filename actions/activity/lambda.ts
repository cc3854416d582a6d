import { areaLambda } from '../runtime/area';
import { createActivity } from './createActivity';

/** The activity area's Lambda. */
export const handler = areaLambda<'activity'>({ createActivity });
