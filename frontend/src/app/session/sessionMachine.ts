import { type Session } from './identity';
import { type FeatureFlags, type UserRecord } from './sessionUser';
import { type SystemStatus } from './systemStatus';

/** What was loaded at the start of a session, and what has changed of it since. */
export interface GlobalData {
  readonly user: UserRecord;
  readonly flags: FeatureFlags;
  readonly banner: string | null;
  readonly isProviderOnline: boolean;
}

/** Why a session ended: its user logged out, it lay idle or could not be renewed, or it was ended elsewhere. */
export type Departure = 'loggedOut' | 'timedOut' | 'ended';

/** The life of a session (specification section 4). */
export type SessionState =
  | { readonly status: 'checkingLogin' }
  /** Without a departure somebody has just arrived. */
  | { readonly status: 'loggedOut'; readonly departure?: Departure }
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
  /** The end is being recorded; nothing is shown any more. */
  | {
      readonly status: 'ending';
      readonly session: Session;
      readonly departure: Departure;
      /** How long nobody was there, in milliseconds; for a session that lay idle. */
      readonly idleMs?: number;
    };

export type SessionEvent =
  | { readonly type: 'loginFound'; readonly session: Session }
  | { readonly type: 'loginMissing'; readonly departure?: Departure }
  | { readonly type: 'loaded'; readonly data: GlobalData }
  | { readonly type: 'failed'; readonly outcome: 'UNKNOWN_ERROR' }
  | {
      readonly type: 'refused';
      readonly outcome: 'HAS_NO_MFA_ACCESS' | 'HAS_NO_TCC_ACCESS';
      readonly data: GlobalData;
    }
  | { readonly type: 'currenciesAnswered' }
  | { readonly type: 'currenciesFailed' }
  | { readonly type: 'credentialsTaken' }
  | { readonly type: 'credentialsRefused' }
  /** A new token was issued, which may tell of other roles and another limit. */
  | { readonly type: 'renewed'; readonly session: Session }
  | { readonly type: 'userChanged'; readonly user: UserRecord }
  | { readonly type: 'flagsChanged'; readonly flags: FeatureFlags }
  | { readonly type: 'restarted' }
  | { readonly type: 'logOut' }
  | { readonly type: 'timedOut'; readonly idleMs: number }
  /** The session is over already: nothing can be recorded under it. */
  | { readonly type: 'lost'; readonly departure: Departure }
  /** Another tab has ended the session; how long nobody was there by then, in milliseconds. */
  | { readonly type: 'endedElsewhere'; readonly idleMs: number }
  | { readonly type: 'recorded' };

/** Those in which somebody is signed in. */
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
const loggedOut = (departure?: Departure): SessionState => ({ status: 'loggedOut', departure });

const statusOf = { HAS_NO_MFA_ACCESS: 'hasNoMFAAccess', HAS_NO_TCC_ACCESS: 'hasNoTCCAccess' } as const;

const checking = {
  loginFound: (_: SessionState, { session }: EventOf<'loginFound'>) => loading(session),
  loginMissing: (_: SessionState, { departure }: EventOf<'loginMissing'>) => loggedOut(departure),
};

/** What may happen whenever somebody is signed in. */
const leaving = {
  logOut: ({ session }: SignedInState): SessionState => ({ status: 'ending', session, departure: 'loggedOut' }),
  timedOut: ({ session }: SignedInState, { idleMs }: EventOf<'timedOut'>): SessionState => ({
    status: 'ending',
    session,
    departure: 'timedOut',
    idleMs,
  }),
  lost: (_: SignedInState, { departure }: EventOf<'lost'>) => loggedOut(departure),
  endedElsewhere: ({ session }: SignedInState, { idleMs }: EventOf<'endedElsewhere'>) =>
    loggedOut(idleMs >= session.idleLimitMs ? 'timedOut' : 'loggedOut'),
};

/** Seats that come or go can open the portal or close it; anything else just shows. */
function withUser(state: StateOf<'idle'>, user: UserRecord): SessionState {
  const { session, data, systemStatus } = state;
  const hasSeat = user.contacts.length > 0 || session.isAdmin;
  if (systemStatus === 'hasNoTCCAccess' && hasSeat) return loading(session);
  const next = hasSeat || systemStatus === 'hasNoMFAAccess' ? systemStatus : 'hasNoTCCAccess';
  return { ...state, data: { ...data, user }, systemStatus: next };
}

/** Another role reads other things, so everything is loaded anew for it. */
const hasSameRole = (one: Session, other: Session) => one.hasMfa === other.hasMfa && one.isAdmin === other.isAdmin;

const withCredentials = (state: StateOf<'idle'>, from: SystemStatus, to: SystemStatus): SessionState =>
  state.systemStatus === from ? { ...state, systemStatus: to } : state;

/** Where a session begins, before it is known whether somebody is signed in. */
export const initialSessionState: SessionState = { status: 'checkingLogin' };

/** The session as a table: what each state answers to. An event that a state does not list changes nothing. */
export const sessionTransitions: Transitions = {
  checkingLogin: checking,
  loggedOut: { loginFound: checking.loginFound },
  loading: {
    ...leaving,
    loaded: ({ session }, { data }) => ({ status: 'checkingCurrencies', session, data, hasFailed: false }),
    refused: ({ session }, { outcome, data }) => ({ status: 'idle', session, data, systemStatus: statusOf[outcome] }),
    failed: ({ session }) => ({ status: 'databaseFailed', session }),
  },
  checkingCurrencies: {
    ...leaving,
    currenciesAnswered: ({ session, data }) => ({ status: 'idle', session, data, systemStatus: 'noErrors' }),
    currenciesFailed: (state) => ({ ...state, hasFailed: true }),
  },
  idle: {
    ...leaving,
    credentialsRefused: (state) => withCredentials(state, 'noErrors', 'tccContactHasErrored'),
    credentialsTaken: (state) => withCredentials(state, 'tccContactHasErrored', 'noErrors'),
    renewed: (state, { session }) => (hasSameRole(state.session, session) ? { ...state, session } : loading(session)),
    userChanged: (state, { user }) => withUser(state, user),
    flagsChanged: (state, { flags }) => ({ ...state, data: { ...state.data, flags } }),
  },
  databaseFailed: { ...leaving, restarted: ({ session }) => loading(session) },
  ending: { recorded: ({ departure }) => loggedOut(departure) },
};

/** The session's reducer: check the login, load, check the currency service, then work. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  const transition = sessionTransitions[state.status][event.type] as
    ((state: SessionState, event: SessionEvent) => SessionState) | undefined;
  return transition ? transition(state, event) : state;
}

/** What the shell shows by; as long as there is nothing to show the start is pending. */
export function systemStatusOf(state: SessionState): SystemStatus {
  return state.status === 'idle' ? state.systemStatus : 'pendingInitialLoad';
}
