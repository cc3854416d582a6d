/** How the portal stands with the signed-in user (specification section 4). */
export type SystemStatus =
  | 'pendingInitialLoad'
  | 'noErrors'
  | 'hasNoMFAAccess'
  | 'hasNoTCCAccess'
  /** The provider refuses the credentials that the selected account works with. */
  | 'tccContactHasErrored';
