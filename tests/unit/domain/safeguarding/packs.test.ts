import { isPackOld } from '../../../../domain/safeguarding/pack/manifest';
import { missingParts, type PackFacts } from '../../../../domain/safeguarding/pack/missingParts';

const whole: PackFacts = {
  hasControlAccount: true,
  unsetFeeAccounts: [],
  safeguardedAccounts: 2,
  unsignedSince: null,
  positionsOn: '2026-11-23',
  reconciledOn: '2026-11-19',
};

test.each<[string, Partial<PackFacts>, readonly string[]]>([
  ['nothing, with positions of yesterday and a reconciliation of five days ago', {}, []],
  ['the control account', { hasControlAccount: false }, ['The settings name no safeguarding control account.']],
  ['fee accounts', { unsetFeeAccounts: ['payment fees'] }, ['The settings name no account for payment fees.']],
  ['positions of yesterday', { positionsOn: '2026-11-22' }, ['Positions of client money: none after 2026-11-22.']],
  ['positions altogether', { positionsOn: null }, ['Positions of client money: none are stored.']],
  ['no positions where nothing is safeguarded', { positionsOn: null, safeguardedAccounts: 0 }, []],
  ['a reconciliation', { reconciledOn: '2026-11-18' }, ['Reconciliations: none after 2026-11-18.']],
  ['reconciliations altogether', { reconciledOn: null }, ['Reconciliations: there are none.']],
  ['signatures', { unsignedSince: '2026-11-20' }, ['Reconciliations: not all are signed, since 2026-11-20.']],
])('a pack names what is missing: %s', (_case, change, missing) => {
  expect(missingParts({ ...whole, ...change }, '2026-11-24')).toEqual(missing);
});

test.each([
  [25 * 3_600_000, false],
  [25 * 3_600_000 + 1, true],
])('a pack of %d ms ago is old: %s', (ageMs, isOld) => {
  expect(isPackOld(new Date(0), new Date(ageMs))).toBe(isOld);
});
