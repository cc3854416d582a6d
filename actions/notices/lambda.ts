import { areaLambda } from '../areaLambda';
import { setNoticePreference } from './setNoticePreference';

/** The notices area's Lambda. */
export const handler = areaLambda<'notices'>({ setNoticePreference });
