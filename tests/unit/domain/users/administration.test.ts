import fc from 'fast-check';
import {
  isInReach,
  refusalOfUserAct,
  type AdministeredUser,
  type Administrator,
  type UserAct,
  resetsAgainAt,
} from '../../../../domain/users/administration';

const orgAdmin: Administrator = { userId: 'orla', isSuperAdmin: false, organisationIds: ['ours', 'ours too'] };
const superAdmin: Administrator = { userId: 'sol', isSuperAdmin: true, organisationIds: [] };
const user: AdministeredUser = { userId: 'una', isSuperAdmin: false, linkedTo: ['ours'], seatedIn: ['ours'] };

const elsewhere = { linkedTo: ['theirs'], seatedIn: ['theirs'] };
const both = { linkedTo: ['ours', 'theirs'] };

test.each<[string, UserAct, Administrator, Partial<AdministeredUser>, string | undefined]>([
  ['a user of one’s organisation', 'person', orgAdmin, {}, undefined],
  ['a user of two of one’s organisations', 'person', orgAdmin, { linkedTo: ['ours', 'ours too'] }, undefined],
  ['a user elsewhere', 'person', orgAdmin, elsewhere, 'user_not_found'],
  ['a user elsewhere, as a member', 'membership', orgAdmin, elsewhere, 'user_not_found'],
  ['a user with a seat but no link', 'membership', orgAdmin, { linkedTo: [] }, 'user_not_found'],
  ['a user who is also elsewhere', 'person', orgAdmin, both, 'user_of_other_organisations'],
  ['a user with a seat elsewhere', 'person', orgAdmin, { seatedIn: ['theirs'] }, 'user_of_other_organisations'],
  ['a user who is also elsewhere, as a member', 'membership', orgAdmin, both, undefined],
  ['a super admin', 'person', orgAdmin, { isSuperAdmin: true }, 'super_admins_only'],
  ['deleting', 'deletion', orgAdmin, {}, 'super_admins_only'],
  ['oneself', 'person', orgAdmin, { userId: 'orla' }, 'own_user'],
  ['one’s own membership', 'membership', orgAdmin, { userId: 'orla' }, 'own_user'],
  ['a super admin themself', 'person', superAdmin, { userId: 'sol', isSuperAdmin: true }, 'own_user'],
  ['a super admin’s own deletion', 'deletion', superAdmin, { userId: 'sol' }, 'own_user'],
  ['anyone, by a super admin', 'person', superAdmin, elsewhere, undefined],
  ['another super admin, by a super admin', 'person', superAdmin, { isSuperAdmin: true }, undefined],
  ['deleting, by a super admin', 'deletion', superAdmin, elsewhere, undefined],
])('%s', (_what, act, administrator, changes, refusal) => {
  expect(refusalOfUserAct(act, administrator, { ...user, ...changes })).toBe(refusal);
});

test('no organisation’s administrator changes a user of whom a part belongs to others', () => {
  const ids = fc.subarray(['ours', 'ours too', 'theirs', 'others']);
  fc.assert(
    fc.property(ids, ids, fc.boolean(), (linkedTo, seatedIn, isSuperAdmin) => {
      const asked = { userId: 'una', linkedTo, seatedIn, isSuperAdmin };
      const isForeign = [...linkedTo, ...seatedIn].some((id) => !orgAdmin.organisationIds.includes(id));
      const isAllowed = refusalOfUserAct('person', orgAdmin, asked) === undefined;
      expect(isAllowed).toBe(!isForeign && !isSuperAdmin && linkedTo.length > 0);
      expect(isInReach(orgAdmin, asked)).toBe(linkedTo.some((id) => id.startsWith('ours')));
    }),
    { numRuns: 200 },
  );
});

const now = new Date('2026-11-28T10:00:00Z');

test.each([
  ['never changed', null, undefined],
  ['a day ago', '2026-11-27T10:00:00Z', undefined],
  ['a moment less than a day ago', '2026-11-27T10:00:00.001Z', '2026-11-28T10:00:00.001Z'],
  ['now', '2026-11-28T10:00:00Z', '2026-11-29T10:00:00Z'],
])('contacts changed %s', (_when, changedAt, until) => {
  expect(resetsAgainAt(changedAt === null ? null : new Date(changedAt), now)).toEqual(until && new Date(until));
});
