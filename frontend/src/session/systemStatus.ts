/** Whether the signed-in user can use the portal, and if not why (specification section 4). */
export type SystemStatus =
  | 'pendingInitialLoad'
  | 'noErrors'
  | 'hasNoMFAAccess'
  | 'hasNoTCCAccess'
  /** The provider rejects the credentials of the selected account. */
  | 'tccContactHasErrored';
