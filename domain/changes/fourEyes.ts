/** What an organisation may want a second administrator for (`organisations.four_eyes`). */
export const organisationSwitches = [
  'authorisation_rules',
  'role_rights',
  'fx_limits',
  'user_rights',
  'webhooks',
  'delegations',
] as const;

/** What the house may want a second administrator for (`settings.four_eyes`). Safeguarding adjustments always need one. */
export const houseSwitches = ['tariffs', 'settings'] as const;

/** A switch by which changes of one subject need a second administrator. */
export type FourEyesSwitch = (typeof organisationSwitches)[number] | (typeof houseSwitches)[number];

/** Each switch in words. */
export const switchLabels: Readonly<Record<FourEyesSwitch, string>> = {
  authorisation_rules: 'Authorisation rules',
  role_rights: 'Rights of roles',
  fx_limits: 'Seats and their limits',
  user_rights: 'Administrators, rights and sign-in of users',
  webhooks: 'Webhooks',
  delegations: 'Delegations of approvals',
  tariffs: 'Tariffs',
  settings: 'Settings',
};

/** The people who must be able to decide before a switch is turned on: one who asks, and another who allows. */
export const fewestDeciders = 2;

/**
 * The bounds of `settings.cooling_days`: for so many days a user is no second person for whoever created, enabled or gave contacts to that user.
 */
export const coolingDays = { least: 1, most: 90 } as const;

/** From when on what was done to a user counts. */
export const coolingSince = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** Whether a switch of now is not among those asked for. */
export const turnsOff = (now: readonly string[], asked: readonly string[]): boolean =>
  now.some((one) => !asked.includes(one));

/** Whether a switch is asked for that is off now. */
export const turnsOn = (now: readonly string[], asked: readonly string[]): boolean => turnsOff(asked, now);
