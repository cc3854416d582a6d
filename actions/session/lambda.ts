import { areaLambda } from '../areaLambda';
import { signOutEverywhere } from './signOutEverywhere';
import { updateLastSeen } from './updateLastSeen';

/** The session area's Lambda. */
export const handler = areaLambda<'session'>({ signOutEverywhere, updateLastSeen });
