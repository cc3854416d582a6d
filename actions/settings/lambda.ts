import { areaLambda } from '../areaLambda';
import { upsertSettings } from './upsertSettings';

/** The settings area's Lambda. */
export const handler = areaLambda<'settings'>({ upsertSettings });
