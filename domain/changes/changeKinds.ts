import type { EventCode } from '../activity/eventCodes';
import type { FourEyesSwitch } from './fourEyes';

/** What is known of a kind of change before any is made. */
export interface ChangeKindFacts {
  /** What the change does, in words. */
  readonly label: string;
  /** The switch that makes it wait; `always` for one that never goes without a second person, `switches` for one of the switches alone. */
  readonly governedBy: FourEyesSwitch | 'always' | 'switches';
  /** Whether an organisation's administrators may make it, and so decide about it, too. */
  readonly isOpenToOrgAdmins: boolean;
  /** How the activity log records it. */
  readonly eventCode: EventCode;
  /** Whether it adds to what is there. Its effect depends on the day, so it is not compared with what was shown. */
  readonly isRelative?: boolean;
  /** Whether every user may ask for it, about what is their own. The change itself asks for their right to it. */
  readonly isOfUsers?: boolean;
}

const rule = { governedBy: 'authorisation_rules', isOpenToOrgAdmins: false, eventCode: 'A034' } as const;
const role = { governedBy: 'role_rights', isOpenToOrgAdmins: false, eventCode: 'A033' } as const;
const seat = { governedBy: 'fx_limits', isOpenToOrgAdmins: true, eventCode: 'A036' } as const;
const userRight = { governedBy: 'user_rights', isOpenToOrgAdmins: true, eventCode: 'A026' } as const;
const webhook = { governedBy: 'webhooks', isOpenToOrgAdmins: true, eventCode: 'A032' } as const;
const tariff = { governedBy: 'tariffs', isOpenToOrgAdmins: false, eventCode: 'A030' } as const;

/** The changes that can wait for a second administrator, by the name of their action (docs/decisions/074, 089). */
export const changeKinds = {
  createPaymentAuthRule: { ...rule, isOpenToOrgAdmins: true, label: 'New authorisation rule' },
  updatePaymentAuthRule: { ...rule, label: 'Change of an authorisation rule' },
  archivePaymentAuthRule: { ...rule, label: 'Archiving of an authorisation rule' },
  deletePaymentAuthRule: { ...rule, label: 'Deletion of an authorisation rule' },
  reassignPaymentCreator: { ...rule, eventCode: 'A008', label: 'Change of the maker of a payment' },
  approveAccountSubmission: { ...rule, eventCode: 'A020', label: 'Approval of a request for an account' },
  createRole: { ...role, label: 'New role' },
  updateRole: { ...role, label: 'Change of a role' },
  deleteRole: { ...role, label: 'Deletion of a role' },
  cloneRolesFromOrg: { ...role, label: 'Copy of roles' },
  createContact: { ...seat, label: 'New seat' },
  assignUserToAccount: { ...seat, label: 'New seat without a limit' },
  updateContact: { ...seat, label: 'Change of a seat' },
  deleteContact: { ...seat, label: 'Removal of a seat' },
  unassignUserFromAccount: { ...seat, label: 'Removal of seats' },
  moveAccount: { ...seat, isOpenToOrgAdmins: false, eventCode: 'A035', label: 'Move of an account' },
  createUser: { ...userRight, eventCode: 'A025', label: 'New user with rights' },
  editUser: { ...userRight, label: 'Change of rights or contacts' },
  updateUser: { ...userRight, label: 'Change of contacts' },
  enableUser: { ...userRight, label: 'Enabling of a user' },
  disableMFAOnUser: { ...userRight, label: 'Second factors switched off' },
  adminResetUserPassword: { ...userRight, eventCode: 'A028', label: 'Reset of a password' },
  changeApiAccess: { ...userRight, label: 'API access' },
  setUserAsOrgAdmin: { ...userRight, label: 'Change of an administrator' },
  setFavouritesAdmin: { ...userRight, label: 'Change of who manages favourites' },
  setManageNewAccount: { ...userRight, label: 'Change of who opens accounts' },
  upsertUserOrganisation: { ...userRight, label: 'Change of rights for an organisation' },
  createWebhookEndpoint: { ...webhook, label: 'New webhook' },
  updateWebhookEndpoint: { ...webhook, label: 'Change of a webhook' },
  rotateWebhookSecret: { ...webhook, label: 'New secret of a webhook' },
  createDelegation: {
    governedBy: 'delegations',
    isOpenToOrgAdmins: true,
    eventCode: 'A036',
    isOfUsers: true,
    label: 'Delegation of approvals',
  },
  createTariff: { ...tariff, label: 'New tariff' },
  editTariff: { ...tariff, label: 'Change of a tariff' },
  makeTariffDefault: { ...tariff, label: 'Change of the default tariff' },
  upsertSettings: {
    governedBy: 'settings',
    isOpenToOrgAdmins: false,
    eventCode: 'A038',
    label: 'Change of the settings',
  },
  updateCurrencySettings: {
    governedBy: 'settings',
    isOpenToOrgAdmins: false,
    eventCode: 'A038',
    label: 'Change of the settings of a currency',
  },
  setOrganisationFourEyes: {
    governedBy: 'switches',
    isOpenToOrgAdmins: false,
    eventCode: 'A032',
    label: 'Change of what needs a second administrator',
  },
  setHouseAccount: {
    governedBy: 'always',
    isOpenToOrgAdmins: false,
    eventCode: 'A035',
    label: 'Change of whether an account is the house’s',
  },
  reopenAccount: {
    governedBy: 'always',
    isOpenToOrgAdmins: false,
    eventCode: 'A035',
    // From when it is charged depends on the day.
    isRelative: true,
    label: 'Opening of a closed account',
  },
  moveControlAccount: {
    governedBy: 'always',
    isOpenToOrgAdmins: false,
    eventCode: 'A038',
    label: 'Move of the control account',
  },
  reaimCharge: {
    governedBy: 'settings',
    isOpenToOrgAdmins: false,
    eventCode: 'A031',
    label: 'Change of the house’s account of a charge',
  },
  createSafeguardingAdjustment: {
    governedBy: 'always',
    isOpenToOrgAdmins: false,
    eventCode: 'A040',
    isRelative: true,
    label: 'Correction of a safeguarded amount',
  },
  resolveBookDifference: {
    governedBy: 'always',
    isOpenToOrgAdmins: false,
    eventCode: 'A035',
    // The change names the digest of what was shown.
    isRelative: true,
    label: 'Resolution of a difference of the books',
  },
} as const satisfies Readonly<Record<string, ChangeKindFacts>>;

/** The name of an action whose changes can wait. */
export type ChangeKind = keyof typeof changeKinds;

/** What is known of a stored kind. One of an earlier version is decided by super admins, and can be made no more. */
export const factsOf = (kind: string): ChangeKindFacts =>
  Object.hasOwn(changeKinds, kind)
    ? changeKinds[kind as ChangeKind]
    : { label: kind, governedBy: 'always', isOpenToOrgAdmins: false, eventCode: 'A032' };
