import type { OrganisationLink, UserInput } from './userInput';

/** What a user may do beyond a seat: for each organisation that the user is linked to, and everywhere. */
export interface UserRights {
  readonly canUseTransfers: boolean;
  readonly canTransferBetweenOrganisations: boolean;
  readonly links: readonly OrganisationLink[];
}

/** The rights of a user who has none. */
export const noRights: UserRights = { canUseTransfers: false, canTransferBetweenOrganisations: false, links: [] };

/** The rights that are asked for; what is not given stays as it is. */
export const rightsAsked = (asked: UserInput, present: UserRights): UserRights => ({
  canUseTransfers: asked.can_use_transfers ?? present.canUseTransfers,
  canTransferBetweenOrganisations: asked.can_transfer_between_orgs ?? present.canTransferBetweenOrganisations,
  links: asked.organisations,
});

/** Whether two sets of rights are the same. A link without any right counts as none. */
export const areSameRights = (one: UserRights, other: UserRights): boolean => keyOf(one) === keyOf(other);

function keyOf({ canUseTransfers, canTransferBetweenOrganisations, links }: UserRights): string {
  const flags = links.map((link) => [link.org_id.toLowerCase(), flagsOf(link)] as const);
  const given = flags.filter(([, ofLink]) => ofLink.includes(true)).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([canUseTransfers, canTransferBetweenOrganisations, given]);
}

const flagsOf = ({ can_user_admin_org, can_manage_favourites, canManageNewAccount }: OrganisationLink): boolean[] => [
  can_user_admin_org ?? false,
  can_manage_favourites ?? false,
  canManageNewAccount ?? false,
];
