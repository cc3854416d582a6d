/** What a user may do for an organisation, in words. */
export const linkRights = [
  { flag: 'can_user_admin_org', label: 'Administers the organisation' },
  { flag: 'can_manage_favourites', label: 'Manages favourites' },
  { flag: 'canManageNewAccount', label: 'Opens new accounts' },
] as const;
