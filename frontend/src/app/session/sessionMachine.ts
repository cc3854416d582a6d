import { type Session } from './identity';
import { type FeatureFlags, type SessionUserData, type UserRecord } from './sessionUser';

/** Why a signed-in user cannot go on (specification section 4, outcomes). */
export type SessionOutcome = 'HAS_NO_TCC_ACCESS' | 'HAS_NO_MFA_ACCESS' | 'UNKNOWN_ERROR' | 'CREDENTIALS_REFUSED';

/** What was loaded at the start of a session. */
export interface GlobalData {
  readonly user: UserRecord;
  readonly flags: FeatureFlags;
  readonly banner: string | null;
  readonly isProviderOnline: boolean;
}

/** The life of a session once somebody is signed in. */
export type SessionState =
  | { readonly status: 'loadingUser' }
  | { readonly status: 'checkingCurrencies'; readonly data: GlobalData; readonly hasFailed: boolean }
  | { readonly status: 'idle'; readonly data: GlobalData }
  | { readonly status: 'stopped'; readonly outcome: SessionOutcome };

export type SessionEvent =
  | { readonly type: 'mfaMissing' }
  | { readonly type: 'userLoaded'; readonly session: Session; readonly loaded: SessionUserData }
  | { readonly type: 'userFailed' }
  | { readonly type: 'currenciesAnswered' }
  | { readonly type: 'currenciesFailed' }
  | { readonly type: 'credentialsRefused' }
  | { readonly type: 'restarted' };

const stopped = (outcome: SessionOutcome): SessionState => ({ status: 'stopped', outcome });

function afterLoading(session: Session, loaded: SessionUserData): SessionState {
  const { users_by_pk: user, settings, system_status: status } = loaded;
  const flags = settings[0];
  if (!user || !flags) return stopped('UNKNOWN_ERROR');
  // A super admin views any account and needs no seat of their own.
  if (user.contacts.length === 0 && !session.isAdmin) return stopped('HAS_NO_TCC_ACCESS');
  const isProviderOnline = status[0]?.is_tcc_online ?? true;
  const data = { user, flags, banner: flags.maintenance_banner, isProviderOnline };
  return { status: 'checkingCurrencies', data, hasFailed: false };
}

/** The session's reducer: load the user, check the currency service, then work. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'mfaMissing':
      return stopped('HAS_NO_MFA_ACCESS');
    case 'userLoaded':
      return afterLoading(event.session, event.loaded);
    case 'userFailed':
      return stopped('UNKNOWN_ERROR');
    case 'credentialsRefused':
      return stopped('CREDENTIALS_REFUSED');
    case 'currenciesAnswered':
      return state.status === 'checkingCurrencies' ? { status: 'idle', data: state.data } : state;
    case 'currenciesFailed':
      return state.status === 'checkingCurrencies' ? { ...state, hasFailed: true } : state;
    case 'restarted':
      return { status: 'loadingUser' };
  }
}
