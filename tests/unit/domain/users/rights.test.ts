import { areSameRights, noRights, rightsAsked, type UserRights } from '../../../../domain/users/rights';

const one = '2fef917b-623e-4f4e-8e5d-b5cc1e414b49';
const other = '0fef917b-623e-4f4e-8e5d-b5cc1e414b49';
const rights = (changes: Partial<UserRights>): UserRights => ({ ...noRights, ...changes });

test.each<[string, UserRights, UserRights, boolean]>([
  ['none', noRights, noRights, true],
  ['a link without a right', rights({ links: [{ org_id: one, can_user_admin_org: false }] }), noRights, true],
  ['an administrator', rights({ links: [{ org_id: one, can_user_admin_org: true }] }), noRights, false],
  ['who manages favourites', rights({ links: [{ org_id: one, can_manage_favourites: true }] }), noRights, false],
  ['who opens accounts', rights({ links: [{ org_id: one, canManageNewAccount: true }] }), noRights, false],
  ['transfers', rights({ canUseTransfers: true }), noRights, false],
  ['transfers between organisations', rights({ canTransferBetweenOrganisations: true }), noRights, false],
  [
    'the same links in another order and case',
    rights({ links: [one, other].map((org_id) => ({ org_id, can_user_admin_org: true })) }),
    rights({ links: [other, one.toUpperCase()].map((org_id) => ({ org_id, can_user_admin_org: true })) }),
    true,
  ],
  [
    'the right for another organisation',
    rights({ links: [{ org_id: one, can_user_admin_org: true }] }),
    rights({ links: [{ org_id: other, can_user_admin_org: true }] }),
    false,
  ],
])('%s', (_what, before, after, isSame) => {
  expect(areSameRights(before, after)).toBe(isSame);
  expect(areSameRights(after, before)).toBe(isSame);
});

test('what is not asked for stays, but links are replaced', () => {
  const present = rights({ canUseTransfers: true, links: [{ org_id: one, can_user_admin_org: true }] });
  const asked = { can_transfer_between_orgs: true, organisations: [{ org_id: other }] } as never;
  expect(rightsAsked(asked, present)).toEqual({
    canUseTransfers: true,
    canTransferBetweenOrganisations: true,
    links: [{ org_id: other }],
  });
});
