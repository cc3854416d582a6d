import { chargedFromAfter, reopeningRefusal } from '../../../../domain/accounts/reopening';

const closed = { isClosed: true, providerStatus: 'enabled', isDebtorClosed: false };

test.each([
  [closed, undefined],
  [{ ...closed, providerStatus: null }, undefined],
  [{ ...closed, isClosed: false }, 'account_not_closed'],
  [{ ...closed, providerStatus: 'not_enabled' }, 'account_not_connected'],
  [{ ...closed, isDebtorClosed: true }, 'account_in_use'],
])('%j: %s', (account, code) => {
  expect(reopeningRefusal(account)?.code).toBe(code);
});

test.each([
  ['a month and more ago', '2026-01-01', '2026-09-30', '2026-11-29'],
  ['in the month before', null, '2026-10-31', '2026-11-29'],
  ['this month', '2026-01-01', '2026-11-01', '2026-01-01'],
  ['this month, charged from the beginning', null, '2026-11-28', null],
  ['in the same month of another year', null, '2025-11-28', '2026-11-29'],
  ['before a day from which it is to be charged', '2027-01-01', '2026-09-30', '2027-01-01'],
  ['on no known day', '2026-01-01', null, '2026-01-01'],
])('closed %s', (_when, chargedFrom, closedOn, expected) => {
  expect(chargedFromAfter(chargedFrom, closedOn, '2026-11-29')).toBe(expected);
});
