import { areaLambda } from '../areaLambda';
import { createOrganisation } from './createOrganisation';
import { deleteOrganisation } from './deleteOrganisation';
import { addUsersToGroup } from './groups/addUsersToGroup';
import { createOrgGroup } from './groups/createOrgGroup';
import { deleteOrgGroup } from './groups/deleteOrgGroup';
import { updateOrgGroup } from './groups/updateOrgGroup';
import { cloneRolesFromOrg } from './roles/cloneRolesFromOrg';
import { createRole } from './roles/createRole';
import { deleteRole } from './roles/deleteRole';
import { reorderRoles } from './roles/reorderRoles';
import { updateRole } from './roles/updateRole';
import { archivePaymentAuthRule } from './rules/archivePaymentAuthRule';
import { createPaymentAuthRule } from './rules/createPaymentAuthRule';
import { deletePaymentAuthRule } from './rules/deletePaymentAuthRule';
import { updatePaymentAuthRule } from './rules/updatePaymentAuthRule';
import { setOrganisationFourEyes } from './setOrganisationFourEyes';
import { updateOrganisation } from './updateOrganisation';
import { createPaymentNotification } from './webhooks/createPaymentNotification';
import { createWebhookEndpoint } from './webhooks/createWebhookEndpoint';
import { deleteWebhookEndpoint } from './webhooks/deleteWebhookEndpoint';
import { replayWebhookMessage } from './webhooks/replayWebhookMessage';
import { rotateWebhookSecret } from './webhooks/rotateWebhookSecret';
import { updateWebhookEndpoint } from './webhooks/updateWebhookEndpoint';

/** The organisations area's Lambda. */
export const handler = areaLambda<'organisations'>({
  addUsersToGroup,
  archivePaymentAuthRule,
  cloneRolesFromOrg,
  createOrganisation,
  createOrgGroup,
  createPaymentAuthRule,
  createPaymentNotification,
  createRole,
  createWebhookEndpoint,
  deleteOrganisation,
  deleteOrgGroup,
  deletePaymentAuthRule,
  deleteRole,
  deleteWebhookEndpoint,
  reorderRoles,
  replayWebhookMessage,
  rotateWebhookSecret,
  setOrganisationFourEyes,
  updateOrganisation,
  updateOrgGroup,
  updatePaymentAuthRule,
  updateRole,
  updateWebhookEndpoint,
});
