import { areaLambda } from '../areaLambda';
import { markAllNotices } from './markAllNotices';
import { markNotice } from './markNotice';
import { setNoticePreference } from './setNoticePreference';

/** The notices area's Lambda. */
export const handler = areaLambda<'notices'>({ markAllNotices, markNotice, setNoticePreference });
