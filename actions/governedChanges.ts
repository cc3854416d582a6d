import { cloneRolesFromOrg } from './organisations/roles/cloneRolesFromOrg';
import { createRole } from './organisations/roles/createRole';
import { deleteRole } from './organisations/roles/deleteRole';
import { updateRole } from './organisations/roles/updateRole';
import { archivePaymentAuthRule } from './organisations/rules/archivePaymentAuthRule';
import { createPaymentAuthRule } from './organisations/rules/createPaymentAuthRule';
import { deletePaymentAuthRule } from './organisations/rules/deletePaymentAuthRule';
import { updatePaymentAuthRule } from './organisations/rules/updatePaymentAuthRule';
import { setOrganisationFourEyes } from './organisations/setOrganisationFourEyes';
import { createSafeguardingAdjustment } from './safeguarding/createSafeguardingAdjustment';
import { upsertSettings } from './settings/upsertSettings';
import { createTariff } from './tariffs/createTariff';
import { editTariff } from './tariffs/editTariff';
import { makeTariffDefault } from './tariffs/makeTariffDefault';
import { assignUserToAccount } from './users/assignUserToAccount';
import { createContact } from './users/createContact';
import { updateContact } from './users/updateContact';
import type { ChangeKind } from '../domain/changes/changeKinds';
import type { MakeStored } from './fourEyes/makeStoredChange';

/** How the changes are made that can wait for a second administrator, by their kind. */
export const governedChanges: Readonly<Record<ChangeKind, MakeStored>> = {
  archivePaymentAuthRule: archivePaymentAuthRule.makeStored,
  assignUserToAccount: assignUserToAccount.makeStored,
  cloneRolesFromOrg: cloneRolesFromOrg.makeStored,
  createContact: createContact.makeStored,
  createPaymentAuthRule: createPaymentAuthRule.makeStored,
  createRole: createRole.makeStored,
  createSafeguardingAdjustment: createSafeguardingAdjustment.makeStored,
  createTariff: createTariff.makeStored,
  deletePaymentAuthRule: deletePaymentAuthRule.makeStored,
  deleteRole: deleteRole.makeStored,
  editTariff: editTariff.makeStored,
  makeTariffDefault: makeTariffDefault.makeStored,
  setOrganisationFourEyes: setOrganisationFourEyes.makeStored,
  updateContact: updateContact.makeStored,
  updatePaymentAuthRule: updatePaymentAuthRule.makeStored,
  updateRole: updateRole.makeStored,
  upsertSettings: upsertSettings.makeStored,
};
