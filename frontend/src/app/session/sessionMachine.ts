import type { Session } from '../../session/identity';
import type { FeatureFlags, UserRecord } from '../../session/sessionUser';
import type { SystemStatus } from '../../session/PortalContext';

/** What was loaded at the start of a session, kept up to date since. */
export interface GlobalData {
  readonly user: UserRecord;
  readonly flags: FeatureFlags;
  readonly banner: string | null;
  readonly isProviderOnline: boolean;
}

/** Why a session ended: its user logged out, it was idle or could not be renewed, or it was ended elsewhere. */
export type EndReason = 'loggedOut' | 'timedOut' | 'ended';

/** The life of a session (specification section 4). */
export type SessionState =
  | { readonly status: 'checkingLogin' }
  /** Without an `endReason` no user was signed in before. */
  | { readonly status: 'loggedOut'; readonly endReason?: EndReason }
  | { readonly status: 'loading'; readonly session: Session }
  | {
      readonly status: 'checkingCurrencies';
      readonly session: Session;
      readonly data: GlobalData;
      readonly hasFailed: boolean;
    }
  | {
      readonly status: 'idle';
      readonly session: Session;
      readonly data: GlobalData;
      readonly systemStatus: SystemStatus;
    }
  /** UNKNOWN_ERROR: the record is missing or disabled, or the database cannot be reached. */
  | { readonly status: 'databaseFailed'; readonly session: Session }
  /** The end is being recorded; no page is shown. */
  | {
      readonly status: 'ending';
      readonly session: Session;
      readonly endReason: EndReason;
      /** How long the user was idle, in milliseconds; for a session that timed out. */
      readonly idleMs?: number;
    };

/** An event of the session. */
export type SessionEvent =
  | { readonly type: 'loginFound'; readonly session: Session }
  | { readonly type: 'loginMissing'; readonly endReason?: EndReason }
  | { readonly type: 'loaded'; readonly data: GlobalData }
  | { readonly type: 'failed'; readonly outcome: 'UNKNOWN_ERROR' }
  | {
      readonly type: 'refused';
      readonly outcome: 'HAS_NO_MFA_ACCESS' | 'HAS_NO_TCC_ACCESS';
      readonly data: GlobalData;
    }
  | { readonly type: 'currenciesAnswered' }
  | { readonly type: 'currenciesFailed' }
  | { readonly type: 'credentialsAccepted' }
  | { readonly type: 'credentialsRefused' }
  /** A new token was issued, which may carry other roles and another idle limit. */
  | { readonly type: 'renewed'; readonly session: Session }
  | { readonly type: 'userChanged'; readonly user: UserRecord }
  | { readonly type: 'flagsChanged'; readonly flags: FeatureFlags }
  | { readonly type: 'restarted' }
  | { readonly type: 'logOut' }
  | { readonly type: 'timedOut'; readonly idleMs: number }
  /** The session is over already, so its end cannot be recorded under it. */
  | { readonly type: 'lost'; readonly endReason: EndReason }
  /** Another tab has ended the session. `idleMs`: how long the user had been idle by then, in milliseconds. */
  | { readonly type: 'endedElsewhere'; readonly idleMs: number }
  | { readonly type: 'recorded' };

/** The states in which a user is signed in. */
export type SignedInState = Extract<SessionState, { session: Session }>;

type Status = SessionState['status'];
type StateOf<Name extends Status> = Extract<SessionState, { status: Name }>;
type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>;
type Transitions = {
  readonly [Name in Status]: {
    readonly [Type in SessionEvent['type']]?: (state: StateOf<Name>, event: EventOf<Type>) => SessionState;
  };
};

const loading = (session: Session): SessionState => ({ status: 'loading', session });
const loggedOut = (endReason?: EndReason): SessionState => ({ status: 'loggedOut', endReason });

const statusOf = { HAS_NO_MFA_ACCESS: 'hasNoMFAAccess', HAS_NO_TCC_ACCESS: 'hasNoTCCAccess' } as const;

const loginTransitions = {
  loginFound: (_: SessionState, { session }: EventOf<'loginFound'>) => loading(session),
  loginMissing: (_: SessionState, { endReason }: EventOf<'loginMissing'>) => loggedOut(endReason),
};

/** The transitions of every state in which a user is signed in. */
const signedInTransitions = {
  logOut: ({ session }: SignedInState): SessionState => ({ status: 'ending', session, endReason: 'loggedOut' }),
  timedOut: ({ session }: SignedInState, { idleMs }: EventOf<'timedOut'>): SessionState => ({
    status: 'ending',
    session,
    endReason: 'timedOut',
    idleMs,
  }),
  lost: (_: SignedInState, { endReason }: EventOf<'lost'>) => loggedOut(endReason),
  endedElsewhere: ({ session }: SignedInState, { idleMs }: EventOf<'endedElsewhere'>) =>
    loggedOut(idleMs >= session.idleLimitMs ? 'timedOut' : 'loggedOut'),
};

/** The first seat opens the portal and losing the last one closes it; other changes are shown as they are. */
function withUser(state: StateOf<'idle'>, user: UserRecord): SessionState {
  const { session, data, systemStatus } = state;
  const hasSeat = user.contacts.length > 0 || session.isAdmin;
  if (systemStatus === 'hasNoTCCAccess' && hasSeat) return loading(session);
  const next = hasSeat || systemStatus === 'hasNoMFAAccess' ? systemStatus : 'hasNoTCCAccess';
  return { ...state, data: { ...data, user }, systemStatus: next };
}

/** Another role reads other data, so the session is reloaded for it. */
const hasSameRole = (one: Session, other: Session) => one.hasMfa === other.hasMfa && one.isAdmin === other.isAdmin;

const withCredentials = (state: StateOf<'idle'>, from: SystemStatus, to: SystemStatus): SessionState =>
  state.systemStatus === from ? { ...state, systemStatus: to } : state;

/** Where a session begins, before it is known whether a user is signed in. */
export const initialSessionState: SessionState = { status: 'checkingLogin' };

/** The session as a table of state and event. An event that a state does not list changes nothing. */
export const sessionTransitions: Transitions = {
  checkingLogin: loginTransitions,
  loggedOut: { loginFound: loginTransitions.loginFound },
  loading: {
    ...signedInTransitions,
    loaded: ({ session }, { data }) => ({ status: 'checkingCurrencies', session, data, hasFailed: false }),
    refused: ({ session }, { outcome, data }) => ({ status: 'idle', session, data, systemStatus: statusOf[outcome] }),
    failed: ({ session }) => ({ status: 'databaseFailed', session }),
  },
  checkingCurrencies: {
    ...signedInTransitions,
    currenciesAnswered: ({ session, data }) => ({ status: 'idle', session, data, systemStatus: 'noErrors' }),
    currenciesFailed: (state) => ({ ...state, hasFailed: true }),
  },
  idle: {
    ...signedInTransitions,
    credentialsRefused: (state) => withCredentials(state, 'noErrors', 'tccContactHasErrored'),
    credentialsAccepted: (state) => withCredentials(state, 'tccContactHasErrored', 'noErrors'),
    renewed: (state, { session }) => (hasSameRole(state.session, session) ? { ...state, session } : loading(session)),
    userChanged: (state, { user }) => withUser(state, user),
    flagsChanged: (state, { flags }) => ({ ...state, data: { ...state.data, flags } }),
  },
  databaseFailed: { ...signedInTransitions, restarted: ({ session }) => loading(session) },
  ending: { recorded: ({ endReason }) => loggedOut(endReason) },
};

/** The session's reducer: check the login, load, check the currency service, then work. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  const transition = sessionTransitions[state.status][event.type] as
    | ((state: SessionState, event: SessionEvent) => SessionState)
    | undefined;
  return transition ? transition(state, event) : state;
}

/** The status that the shell shows; pending until the session has loaded. */
export function systemStatusOf(state: SessionState): SystemStatus {
  return state.status === 'idle' ? state.systemStatus : 'pendingInitialLoad';
}
