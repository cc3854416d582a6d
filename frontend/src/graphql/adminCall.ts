import type { CallContext } from './requestHeaders';

/** The context of a call as an administrator. One object, so that a read does not begin again. */
export const adminCall: CallContext = { isAdminCall: true };
