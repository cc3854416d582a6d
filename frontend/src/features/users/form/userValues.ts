import type { UserDetailsInput } from '../../../graphql/generated/operations';
import { userInputSchema, usernameSchema } from '../../../../../domain/users/userInput';
import type { UserFacts, UserRecord } from '../view/userQuery';

/** A link to an organisation in the form. */
export interface LinkValues {
  readonly org_id: string;
  readonly can_user_admin_org: boolean;
  readonly can_manage_favourites: boolean;
  readonly canManageNewAccount: boolean;
}

/** The values of the form. */
export interface UserValues {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly date_of_birth: string;
  readonly can_use_transfers: boolean;
  readonly can_transfer_between_orgs: boolean;
  readonly organisations: readonly LinkValues[];
}

/** A link without any right. */
export const newLink = (org_id: string): LinkValues => ({
  org_id,
  can_user_admin_org: false,
  can_manage_favourites: false,
  canManageNewAccount: false,
});

/** A new user. Where there is one organisation only, the user is linked to it. */
export const newUser = (organisations: readonly { readonly id: string }[]): UserValues => ({
  id: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  date_of_birth: '',
  can_use_transfers: false,
  can_transfer_between_orgs: false,
  organisations: organisations.length === 1 ? organisations.map(({ id }) => newLink(id)) : [],
});

/** A user as the form begins with. */
export const valuesOf = (user: UserRecord, facts: UserFacts): UserValues => ({
  id: user.id,
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email ?? '',
  phone: user.phone ?? '',
  date_of_birth: facts.date_of_birth ?? '',
  can_use_transfers: user.can_use_transfers,
  can_transfer_between_orgs: facts.can_transfer_between_orgs,
  organisations: user.organisationLinks.map(linkOf),
});

const linkOf = (link: LinkValues): LinkValues => ({
  org_id: link.org_id,
  can_user_admin_org: link.can_user_admin_org,
  can_manage_favourites: link.can_manage_favourites,
  canManageNewAccount: link.canManageNewAccount,
});

/**
 * What the server is sent.
 * @param isSuperAdmin others may not send the right to transfer between organisations
 */
export function detailsOf(values: UserValues, isSuperAdmin: boolean): UserDetailsInput {
  const { first_name, last_name, email, phone, date_of_birth, can_use_transfers } = values;
  return {
    first_name,
    last_name,
    email,
    phone,
    date_of_birth,
    can_use_transfers,
    ...(isSuperAdmin && { can_transfer_between_orgs: values.can_transfer_between_orgs }),
    organisations: [...values.organisations],
  };
}

/** What the form is checked with; the server checks the same. */
export const userSchema = userInputSchema.shape({ id: usernameSchema });
