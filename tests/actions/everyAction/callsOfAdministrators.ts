import { randomUUID } from 'node:crypto';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { aldgate } from '../../support/users';

/** Who holds the role org_admin without the right that an action wants at Aldgate. */
const withoutUsers = ['borealisadmin', 'favadmin', 'newaccounts', 'treasurer'];
const withoutFavourites = ['borealisadmin', 'newaccounts', 'treasurer'];
const ofOtherOrganisations = ['borealisadmin'];

/** Ids of Aldgate's rows. */
export interface Rows {
  readonly seat: string;
  readonly group: string;
  readonly address: string;
  readonly entity: string;
  readonly person: string;
  readonly submission: string;
  readonly change: string;
  readonly endpoint: string;
  readonly message: string;
  readonly delegation: string;
}

interface Refusals {
  readonly refused: readonly string[];
  readonly variables: (rows: Rows) => Record<string, unknown>;
}

export const trading = accountId('aldgate-trading');
const approverRole = roleId('approver');
const user = {
  first_name: 'Una',
  last_name: 'Wanted',
  email: 'una@example.test',
  phone: '+442071234567',
  date_of_birth: '1990-01-31',
  organisations: [{ org_id: aldgate }],
};
const address = { name: 'Rights', street: 'Wijnhaven 60', city: 'Rotterdam', country: 'NL' };
const entity = { name: 'Rights' };
const person = { first_name: 'Una', last_name: 'Wanted' };
const group = { name: 'Rights', accountIds: [trading], userIds: ['maker'] };
const rule = {
  thresholdAbove: 77_777,
  canAuthoriseOwnPayments: false,
  paymentCreatorCanSatisfyRule: false,
  roles: [{ roleId: approverRole, numberRequired: 1 }],
};
const webhook = { url: 'https://hooks.example.com/rights', description: '', events: ['funds.received'], enabled: true };
const formData = { accountName: 'Rights' };

const ofUsers = (variables: Refusals['variables']): Refusals => ({ refused: withoutUsers, variables });
const ofFavourites = (variables: Refusals['variables']): Refusals => ({ refused: withoutFavourites, variables });
const ofSubmissions = (variables: Refusals['variables']): Refusals => ({ refused: ofOtherOrganisations, variables });
const ofMaker = (change: Record<string, unknown> = {}) => ofUsers(() => ({ id: 'maker', ...change }));

/** Every action of organisation admins, called for Aldgate as its own administrator could. A new action needs a line. */
export const calls: Readonly<Record<string, Refusals>> = {
  userAdministration: ofMaker(),
  // Usernames are unique in the whole portal, so an administrator of any organisation may ask whether one is taken.
  checkIfUserExists: { refused: ['favadmin', 'newaccounts', 'treasurer'], variables: () => ({ id: 'maker' }) },
  createUser: ofUsers(() => ({ id: `rights-${randomUUID().slice(0, 8)}`, user })),
  editUser: ofMaker({ user }),
  updateUser: ofMaker({ first_name: 'Una', last_name: 'Wanted', phone: '+442071234567' }),
  enableUser: ofMaker(),
  disableUser: ofMaker(),
  adminResetUserPassword: ofMaker(),
  resendInvitation: ofMaker(),
  disableMFAOnUser: ofMaker(),
  changeApiAccess: ofMaker({ isEnabled: true }),
  upsertUserOrganisation: ofMaker({ link: { org_id: aldgate, can_user_admin_org: true } }),
  setUserAsOrgAdmin: ofMaker({ orgId: aldgate, isOrgAdmin: true }),
  setFavouritesAdmin: ofMaker({ orgId: aldgate, canManageFavourites: true }),
  setManageNewAccount: ofMaker({ orgId: aldgate, canManageNewAccount: true }),
  assignUserToAccount: ofUsers(() => ({ userId: 'maker', accountId: trading, roleId: approverRole })),
  unassignUserFromAccount: ofUsers(() => ({ userIds: ['maker'], accountId: trading })),
  createContact: ofUsers(() => ({
    contact: { user_id: 'favadmin', account_id: trading, role_id: approverRole },
  })),
  updateContact: ofUsers(({ seat }) => ({ id: seat, role_id: approverRole, upper_fx_limit: '1000000' })),
  deleteContact: ofUsers(({ seat }) => ({ id: seat })),
  createFavouriteAddress: ofFavourites(() => ({ orgId: aldgate, favourite: address })),
  updateFavouriteAddress: ofFavourites((rows) => ({ favouriteId: rows.address, favourite: address })),
  deleteFavouriteAddress: ofFavourites((rows) => ({ favouriteId: rows.address })),
  createFavouriteEntity: ofFavourites(() => ({ orgId: aldgate, favourite: entity })),
  updateFavouriteEntity: ofFavourites((rows) => ({ favouriteId: rows.entity, favourite: entity })),
  deleteFavouriteEntity: ofFavourites((rows) => ({ favouriteId: rows.entity })),
  createFavouritePerson: ofFavourites(() => ({ orgId: aldgate, favourite: person })),
  updateFavouritePerson: ofFavourites((rows) => ({ favouriteId: rows.person, favourite: person })),
  deleteFavouritePerson: ofFavourites((rows) => ({ favouriteId: rows.person })),
  createWebhookEndpoint: ofUsers(() => ({ orgId: aldgate, endpoint: webhook })),
  updateWebhookEndpoint: ofUsers(({ endpoint }) => ({ endpointId: endpoint, endpoint: webhook })),
  deleteWebhookEndpoint: ofUsers(({ endpoint }) => ({ endpointId: endpoint })),
  rotateWebhookSecret: ofUsers(({ endpoint }) => ({ endpointId: endpoint })),
  replayWebhookMessage: ofUsers(({ endpoint, message }) => ({ endpointId: endpoint, messageId: message })),
  createPaymentNotification: ofUsers(({ endpoint }) => ({ paymentId: randomUUID(), endpointId: endpoint })),
  decidePendingChange: ofUsers(({ change }) => ({ changeId: change, changeDigest: '0', decision: 'withdrawn' })),
  revokeDelegation: ofUsers(({ delegation }) => ({ delegationId: delegation })),
  getOrganisationDay: ofUsers(() => ({ orgId: aldgate })),
  createOrgGroup: ofUsers(() => ({ orgId: aldgate, group })),
  updateOrgGroup: ofUsers((rows) => ({ groupId: rows.group, group })),
  deleteOrgGroup: ofUsers((rows) => ({ groupId: rows.group })),
  addUsersToGroup: ofUsers((rows) => ({ groupId: rows.group, userIds: ['maker'] })),
  createPaymentAuthRule: ofUsers(() => ({ orgId: aldgate, rule })),
  // Every member of an organisation may ask for a new account, and its administrators see each request.
  createAccountSubmission: ofSubmissions(() => ({ organisationId: aldgate, formData })),
  updateAccountSubmission: ofSubmissions(({ submission }) => ({ submissionId: submission, formData })),
  deleteAccountSubmission: ofSubmissions(({ submission }) => ({ submissionId: submission })),
  sendNewAccountSubmission: ofSubmissions(({ submission }) => ({
    submissionId: submission,
    formData,
    requestPreApplicationReview: false,
  })),
};
