import { areaLambda } from '../areaLambda';
import { createDelegation } from './createDelegation';
import { revokeDelegation } from './revokeDelegation';

/** The delegations area's Lambda. */
export const handler = areaLambda<'delegations'>({ createDelegation, revokeDelegation });
