import { areaLambda } from '../areaLambda';
import { createFraudNotice } from './createFraudNotice';
import { deleteFraudNotice } from './deleteFraudNotice';
import { updateFraudNotice } from './updateFraudNotice';

/** The fraud notices area's Lambda. */
export const handler = areaLambda<'fraudNotices'>({ createFraudNotice, deleteFraudNotice, updateFraudNotice });
