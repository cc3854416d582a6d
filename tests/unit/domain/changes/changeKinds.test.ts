import { changeKinds, factsOf } from '../../../../domain/changes/changeKinds';

test('an opened account, a change of an amount by a difference, and one that names what was shown are made on what stands then', () => {
  const relative = Object.keys(changeKinds).filter((kind) => factsOf(kind).isRelative);
  expect(relative).toEqual(['reopenAccount', 'createSafeguardingAdjustment', 'resolveBookDifference']);
});

test('super admins alone decide a kind of an earlier version', () => {
  for (const kind of ['ofAnEarlierVersion', 'toString']) {
    expect(factsOf(kind)).toEqual({ label: kind, governedBy: 'always', isOpenToOrgAdmins: false, eventCode: 'A032' });
  }
});
