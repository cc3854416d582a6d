import type { ChangeKind } from '../../../../domain/changes/changeKinds';
import { turnsOff, turnsOn } from '../../../../domain/changes/fourEyes';
import { needsSecondPerson } from '../../../../domain/changes/needsSecondPerson';

test.each<[ChangeKind, readonly string[], readonly string[] | undefined, boolean]>([
  ['updatePaymentAuthRule', [], undefined, false],
  ['updatePaymentAuthRule', ['authorisation_rules'], undefined, true],
  ['updatePaymentAuthRule', ['role_rights', 'fx_limits'], undefined, false],
  ['updateRole', ['role_rights'], undefined, true],
  ['updateContact', ['fx_limits'], undefined, true],
  ['editTariff', ['settings'], undefined, false],
  ['editTariff', ['tariffs'], undefined, true],
  ['upsertSettings', ['settings'], undefined, true],
  ['upsertSettings', ['tariffs'], undefined, false],
  ['upsertSettings', ['tariffs'], ['tariffs', 'settings'], false],
  ['upsertSettings', ['tariffs'], [], true],
  ['upsertSettings', ['tariffs'], ['settings'], true],
  ['setOrganisationFourEyes', [], ['fx_limits'], false],
  ['setOrganisationFourEyes', ['fx_limits'], ['fx_limits'], false],
  ['setOrganisationFourEyes', ['fx_limits'], ['fx_limits', 'role_rights'], false],
  ['setOrganisationFourEyes', ['fx_limits', 'role_rights'], ['fx_limits'], true],
  ['createSafeguardingAdjustment', [], undefined, true],
  ['resolveBookDifference', [], undefined, true],
])('%s with %j on, and %j asked for, waits: %p', (kind, now, asked, isWaiting) => {
  expect(needsSecondPerson(kind, { now, asked })).toBe(isWaiting);
});

test('a switch is turned on or off by what is asked for', () => {
  expect([turnsOn([], ['a']), turnsOn(['a'], ['a']), turnsOn(['a'], [])]).toEqual([true, false, false]);
  expect([turnsOff([], ['a']), turnsOff(['a'], ['a']), turnsOff(['a'], [])]).toEqual([false, false, true]);
});
