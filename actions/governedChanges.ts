import { moveAccount } from './accounts/moveAccount';
import { reopenAccount } from './accounts/reopenAccount';
import { setHouseAccount } from './accounts/setHouseAccount';
import { resolveBookDifference } from './books/resolveBookDifference';
import { reaimCharge } from './charges/reaimCharge';
import { createDelegation } from './delegations/createDelegation';
import { cloneRolesFromOrg } from './organisations/roles/cloneRolesFromOrg';
import { createRole } from './organisations/roles/createRole';
import { deleteRole } from './organisations/roles/deleteRole';
import { updateRole } from './organisations/roles/updateRole';
import { archivePaymentAuthRule } from './organisations/rules/archivePaymentAuthRule';
import { createPaymentAuthRule } from './organisations/rules/createPaymentAuthRule';
import { deletePaymentAuthRule } from './organisations/rules/deletePaymentAuthRule';
import { updatePaymentAuthRule } from './organisations/rules/updatePaymentAuthRule';
import { approveAccountSubmission } from './submissions/approveAccountSubmission';
import { setOrganisationFourEyes } from './organisations/setOrganisationFourEyes';
import { createWebhookEndpoint } from './organisations/webhooks/createWebhookEndpoint';
import { rotateWebhookSecret } from './organisations/webhooks/rotateWebhookSecret';
import { updateWebhookEndpoint } from './organisations/webhooks/updateWebhookEndpoint';
import { reassignPaymentCreator } from './payments/administration/reassignPaymentCreator';
import { createSafeguardingAdjustment } from './safeguarding/createSafeguardingAdjustment';
import { moveControlAccount } from './safeguarding/moveControlAccount';
import { updateCurrencySettings } from './settings/updateCurrencySettings';
import { upsertSettings } from './settings/upsertSettings';
import { createTariff } from './tariffs/createTariff';
import { editTariff } from './tariffs/editTariff';
import { makeTariffDefault } from './tariffs/makeTariffDefault';
import { adminResetUserPassword } from './users/adminResetUserPassword';
import { assignUserToAccount } from './users/assignUserToAccount';
import { changeApiAccess } from './users/changeApiAccess';
import { createContact } from './users/createContact';
import { createUser } from './users/createUser';
import { deleteContact } from './users/deleteContact';
import { disableMFAOnUser } from './users/disableMFAOnUser';
import { editUser } from './users/editUser';
import { enableUser } from './users/enableUser';
import { setFavouritesAdmin } from './users/setFavouritesAdmin';
import { setManageNewAccount } from './users/setManageNewAccount';
import { setUserAsOrgAdmin } from './users/setUserAsOrgAdmin';
import { unassignUserFromAccount } from './users/unassignUserFromAccount';
import { updateContact } from './users/updateContact';
import { updateUser } from './users/updateUser';
import { upsertUserOrganisation } from './users/upsertUserOrganisation';
import type { ChangeKind } from '../domain/changes/changeKinds';
import type { MakeStored } from './fourEyes/makeStoredChange';

/** How the changes are made that can wait for a second administrator, by their kind. */
export const governedChanges: Readonly<Record<ChangeKind, MakeStored>> = {
  adminResetUserPassword: adminResetUserPassword.makeStored,
  approveAccountSubmission: approveAccountSubmission.makeStored,
  archivePaymentAuthRule: archivePaymentAuthRule.makeStored,
  assignUserToAccount: assignUserToAccount.makeStored,
  changeApiAccess: changeApiAccess.makeStored,
  cloneRolesFromOrg: cloneRolesFromOrg.makeStored,
  createContact: createContact.makeStored,
  createDelegation: createDelegation.makeStored,
  createPaymentAuthRule: createPaymentAuthRule.makeStored,
  createRole: createRole.makeStored,
  createSafeguardingAdjustment: createSafeguardingAdjustment.makeStored,
  createTariff: createTariff.makeStored,
  createUser: createUser.makeStored,
  createWebhookEndpoint: createWebhookEndpoint.makeStored,
  deleteContact: deleteContact.makeStored,
  deletePaymentAuthRule: deletePaymentAuthRule.makeStored,
  deleteRole: deleteRole.makeStored,
  disableMFAOnUser: disableMFAOnUser.makeStored,
  editTariff: editTariff.makeStored,
  editUser: editUser.makeStored,
  enableUser: enableUser.makeStored,
  makeTariffDefault: makeTariffDefault.makeStored,
  moveAccount: moveAccount.makeStored,
  moveControlAccount: moveControlAccount.makeStored,
  reaimCharge: reaimCharge.makeStored,
  reassignPaymentCreator: reassignPaymentCreator.makeStored,
  reopenAccount: reopenAccount.makeStored,
  resolveBookDifference: resolveBookDifference.makeStored,
  rotateWebhookSecret: rotateWebhookSecret.makeStored,
  setFavouritesAdmin: setFavouritesAdmin.makeStored,
  setHouseAccount: setHouseAccount.makeStored,
  setManageNewAccount: setManageNewAccount.makeStored,
  setOrganisationFourEyes: setOrganisationFourEyes.makeStored,
  setUserAsOrgAdmin: setUserAsOrgAdmin.makeStored,
  unassignUserFromAccount: unassignUserFromAccount.makeStored,
  updateContact: updateContact.makeStored,
  updateCurrencySettings: updateCurrencySettings.makeStored,
  updatePaymentAuthRule: updatePaymentAuthRule.makeStored,
  updateRole: updateRole.makeStored,
  updateUser: updateUser.makeStored,
  updateWebhookEndpoint: updateWebhookEndpoint.makeStored,
  upsertSettings: upsertSettings.makeStored,
  upsertUserOrganisation: upsertUserOrganisation.makeStored,
};
