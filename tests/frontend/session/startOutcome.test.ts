import { startOutcome, type StartResults } from '../../../frontend/src/app/session/startOutcome';
import { sessionUser } from '../support/data';
import { maker } from '../support/fakeIdentity';

const global = sessionUser();
const count = (amount: number) => ({
  users_by_pk: { id: 'maker', contacts: [], contacts_aggregate: { aggregate: { count: amount } } },
});
const all: StartResults = {
  exists: { users_by_pk: { id: 'maker', enabled: true } },
  accounts: count(2),
  global,
};
const withoutMfa = { ...maker, hasMfa: false };

const outcomeOf = (results: Partial<StartResults>, session = maker) => {
  const event = startOutcome(session, { ...all, ...results });
  return 'outcome' in event ? event.outcome : event.type;
};

test.each<[string, Partial<StartResults>]>([
  ['nothing answered', { exists: undefined, accounts: undefined, global: undefined }],
  ['no record', { exists: { users_by_pk: null } }],
  ['a disabled record', { exists: { users_by_pk: { id: 'maker', enabled: false } } }],
  ['no data', { global: undefined }],
  ['data without the user', { global: { ...global, users_by_pk: null } }],
  ['no settings', { global: { ...global, settings: [] } }],
  ['no count', { accounts: undefined }],
])('%s: UNKNOWN_ERROR', (_what, results) => {
  expect(outcomeOf(results)).toBe('UNKNOWN_ERROR');
});

test('checks the user record first, then the second factor, then the accounts', () => {
  expect(outcomeOf({ accounts: count(0) })).toBe('HAS_NO_TCC_ACCESS');
  expect(outcomeOf({ accounts: count(0) }, withoutMfa)).toBe('HAS_NO_MFA_ACCESS');
  expect(outcomeOf({ exists: undefined }, withoutMfa)).toBe('UNKNOWN_ERROR');
});

test('a super admin needs no seat', () => {
  expect(outcomeOf({ accounts: count(0) }, { ...maker, isAdmin: true })).toBe('loaded');
});

test('the loaded data is passed on; without a system status the provider counts as online', () => {
  const { maintenance_banner: banner, ...flags } = global.settings[0]!;
  const event = startOutcome(maker, { ...all, global: { ...global, system_status: [] } });
  expect(event).toEqual({ type: 'loaded', data: { user: global.users_by_pk, flags, banner, isProviderOnline: true } });
});
