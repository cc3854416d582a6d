import {
  initialSessionState,
  sessionReducer,
  sessionTransitions,
  systemStatusOf,
  type GlobalData,
  type SessionEvent,
  type SessionState,
} from '../../../frontend/src/app/session/sessionMachine';
import { sessionUser } from '../support/data';
import { maker } from '../support/fakeIdentity';

const { users_by_pk: user, settings } = sessionUser();
const { maintenance_banner: banner, ...flags } = settings[0]!;
const data: GlobalData = { user, flags, banner, isProviderOnline: true };
const withoutMfa = { ...maker, hasMfa: false };
const seatless = { ...user, contacts: [] };
const admin = { ...maker, isAdmin: true };
const idle = (systemStatus: 'noErrors' | 'hasNoMFAAccess' | 'hasNoTCCAccess' | 'tccContactHasErrored') =>
  ({ status: 'idle', session: maker, data, systemStatus }) as const;
const noFlags = { ...flags, balances: false };
const renamed = { ...user, last_name: 'Other' };

const states = {
  checkingLogin: initialSessionState,
  signedOut: { status: 'loggedOut', endReason: undefined },
  loggedOut: { status: 'loggedOut', endReason: 'loggedOut' },
  timedOut: { status: 'loggedOut', endReason: 'timedOut' },
  ended: { status: 'loggedOut', endReason: 'ended' },
  loading: { status: 'loading', session: maker },
  loadingWithoutMfa: { status: 'loading', session: withoutMfa },
  checking: { status: 'checkingCurrencies', session: maker, data, hasFailed: false },
  checkingAgain: { status: 'checkingCurrencies', session: maker, data, hasFailed: true },
  working: idle('noErrors'),
  renamed: { ...idle('noErrors'), data: { ...data, user: renamed } },
  reflagged: { ...idle('noErrors'), data: { ...data, flags: noFlags } },
  refused: idle('tccContactHasErrored'),
  needsMfa: { ...idle('hasNoMFAAccess'), session: withoutMfa },
  renewed: { ...idle('noErrors'), session: { ...maker, idleLimitMs: 300_000 } },
  needsSeat: { ...idle('hasNoTCCAccess'), data: { ...data, user: seatless } },
  adminWithoutSeat: { ...idle('noErrors'), session: admin, data: { ...data, user: seatless } },
  adminAtWork: { ...idle('noErrors'), session: admin },
  failed: { status: 'databaseFailed', session: maker },
  loggingOut: { status: 'ending', session: maker, endReason: 'loggedOut' },
  timingOut: { status: 'ending', session: maker, endReason: 'timedOut', idleMs: 3_300_000 },
} as const satisfies Record<string, SessionState>;

type Name = keyof typeof states;
type Case = readonly [from: Name, event: SessionEvent, to: Name];

const names = Object.keys(states) as Name[];
const signedIn = names.filter((name) => 'session' in states[name] && states[name].status !== 'ending');

const cases: readonly Case[] = [
  ['checkingLogin', { type: 'loginFound', session: maker }, 'loading'],
  ['checkingLogin', { type: 'loginMissing' }, 'signedOut'],
  ['checkingLogin', { type: 'loginMissing', endReason: 'timedOut' }, 'timedOut'],
  ['loggedOut', { type: 'loginFound', session: maker }, 'loading'],
  ['timedOut', { type: 'loginFound', session: withoutMfa }, 'loadingWithoutMfa'],
  ['loading', { type: 'loaded', data }, 'checking'],
  ['loading', { type: 'failed', outcome: 'UNKNOWN_ERROR' }, 'failed'],
  ['loadingWithoutMfa', { type: 'refused', outcome: 'HAS_NO_MFA_ACCESS', data }, 'needsMfa'],
  ['loading', { type: 'refused', outcome: 'HAS_NO_TCC_ACCESS', data: { ...data, user: seatless } }, 'needsSeat'],
  ['checking', { type: 'currenciesAnswered' }, 'working'],
  ['checking', { type: 'currenciesFailed' }, 'checkingAgain'],
  ['checkingAgain', { type: 'currenciesFailed' }, 'checkingAgain'],
  ['checkingAgain', { type: 'currenciesAnswered' }, 'working'],
  ['working', { type: 'credentialsRefused' }, 'refused'],
  ['working', { type: 'credentialsAccepted' }, 'working'],
  ['refused', { type: 'credentialsAccepted' }, 'working'],
  ['needsMfa', { type: 'credentialsRefused' }, 'needsMfa'],
  ['needsMfa', { type: 'renewed', session: maker }, 'loading'],
  ['working', { type: 'renewed', session: withoutMfa }, 'loadingWithoutMfa'],
  ['working', { type: 'renewed', session: states.renewed.session }, 'renewed'],
  ['adminAtWork', { type: 'renewed', session: maker }, 'loading'],
  ['working', { type: 'userChanged', user: renamed }, 'renamed'],
  ['working', { type: 'userChanged', user: seatless }, 'needsSeat'],
  ['needsSeat', { type: 'userChanged', user }, 'loading'],
  ['adminAtWork', { type: 'userChanged', user: seatless }, 'adminWithoutSeat'],
  ['working', { type: 'flagsChanged', flags: noFlags }, 'reflagged'],
  ['failed', { type: 'restarted' }, 'loading'],
  ['loggingOut', { type: 'recorded' }, 'loggedOut'],
  ['timingOut', { type: 'recorded' }, 'timedOut'],
];

const signedInTransitions: readonly (readonly [SessionEvent, SessionState])[] = [
  [{ type: 'logOut' }, { status: 'ending', session: maker, endReason: 'loggedOut' }],
  [
    { type: 'timedOut', idleMs: 5 },
    { status: 'ending', session: maker, endReason: 'timedOut', idleMs: 5 },
  ],
  [{ type: 'lost', endReason: 'ended' }, states.ended],
  [{ type: 'endedElsewhere', idleMs: maker.idleLimitMs - 1 }, states.loggedOut],
  [{ type: 'endedElsewhere', idleMs: maker.idleLimitMs }, states.timedOut],
];

test.each(cases.map(([from, event, to]) => [from, event.type, to, event] as const))(
  '%s: %s leads to %s',
  (from, _type, to, event) => {
    expect(sessionReducer(states[from], event)).toEqual(states[to]);
  },
);

test.each(signedInTransitions.map(([event, to]) => [event.type, event, to] as const))(
  '%s ends every session',
  (_type, event, to) => {
    for (const name of signedIn) {
      const state: SessionState = { ...states[name], session: maker } as SessionState;
      expect(sessionReducer(state, event)).toEqual(to);
    }
  },
);

test('every transition of the table has a case', () => {
  const tested = [
    ...cases.map(([from, event]) => `${states[from].status} ${event.type}`),
    ...signedInTransitions.flatMap(([event]) => signedIn.map((name) => `${states[name].status} ${event.type}`)),
  ];
  const listed = Object.entries(sessionTransitions).flatMap(([status, row]) =>
    Object.keys(row).map((type) => `${status} ${type}`),
  );
  expect(new Set(tested)).toEqual(new Set(listed));
});

test('an event that a state does not list is ignored', () => {
  const events: readonly SessionEvent[] = [
    ...cases.map(([, event]) => event),
    ...signedInTransitions.map(([event]) => event),
  ];
  for (const name of names) {
    const listed = Object.keys(sessionTransitions[states[name].status]);
    for (const event of events.filter(({ type }) => !listed.includes(type))) {
      expect(sessionReducer(states[name], event)).toBe(states[name]);
    }
  }
});

test('the system status is pending until the portal is open', () => {
  expect(systemStatusOf(states.loading)).toBe('pendingInitialLoad');
  expect(systemStatusOf(states.checkingAgain)).toBe('pendingInitialLoad');
  expect(systemStatusOf(states.working)).toBe('noErrors');
  expect(systemStatusOf(states.needsMfa)).toBe('hasNoMFAAccess');
});
