import {
  activityEvents,
  anonymousEventCodes,
  browserEventCodes,
  eventTypeOf,
  eventTypes,
  type EventCode,
} from '../../../../domain/activity/eventCodes';
import { messages } from '../../../../domain/messages';

const codes = Object.keys(activityEvents) as EventCode[];

const numbered = (type: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${type}${String(index + 1).padStart(3, '0')}`);

it('the codes are A001–A040, E001–E013, E107 and E201, in this order', () => {
  expect(codes).toEqual([...numbered('A', 40), ...numbered('E', 13), 'E107', 'E201']);
});

it('every code begins with its type', () => {
  for (const code of codes) expect(eventTypes).toContain(code[0]);
});

it('every code has a name of its own, in title case', () => {
  const names = Object.values(activityEvents);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z]*( -)?( [A-Z][A-Za-z]*)*( - [A-Z][A-Za-z ]*)?$/);
});

it.each<[EventCode, string]>([
  ['A029', 'Charges - New Tariff Override'],
  ['E001', messages.auth.failedPassword],
  ['E002', messages.auth.failedMfa],
  ['E012', messages.session.sessionFailure],
])('%s has the name that the specification gives: %s', (code, name) => {
  expect(activityEvents[code]).toBe(name);
});

it('somebody who is not signed in reports a failed sign-in, and nothing else', () => {
  expect(anonymousEventCodes.map((code) => activityEvents[code])).toEqual(['Failed Login - PW', 'Failed Login - MFA']);
});

it('a signed-in browser reports only what the server does not see', () => {
  expect(browserEventCodes.map((code) => activityEvents[code])).toEqual([
    'Sign Out',
    'Password Changed',
    'MFA Turned On',
    'MFA Turned Off',
    'User Session Failure',
    'Screen Failed',
  ]);
});

it.each<[EventCode, string]>([
  ['A002', 'A'],
  ['E012', 'E'],
  ['E107', 'E'],
])('%s is of type %s', (code, type) => {
  expect(eventTypeOf(code)).toBe(type);
});
