import { areaLambda } from '../areaLambda';
import { adminResetUserPassword } from './adminResetUserPassword';
import { assignUserToAccount } from './assignUserToAccount';
import { changeApiAccess } from './changeApiAccess';
import { checkIfUserExists } from './checkIfUserExists';
import { createContact } from './createContact';
import { createUser } from './createUser';
import { deleteContact } from './deleteContact';
import { deleteUser } from './deleteUser';
import { disableMFAOnUser } from './disableMFAOnUser';
import { disableUser } from './disableUser';
import { editUser } from './editUser';
import { enableUser } from './enableUser';
import { resendInvitation } from './resendInvitation';
import { setFavouritesAdmin } from './setFavouritesAdmin';
import { setManageNewAccount } from './setManageNewAccount';
import { setUserAsOrgAdmin } from './setUserAsOrgAdmin';
import { unassignUserFromAccount } from './unassignUserFromAccount';
import { updateContact } from './updateContact';
import { updateUser } from './updateUser';
import { upsertUserOrganisation } from './upsertUserOrganisation';
import { userAdministration } from './userAdministration';
import { confirmUserUpload } from './upload/confirmUserUpload';
import { correctUserUploadRow } from './upload/correctUserUploadRow';
import { getUserUpload } from './upload/getUserUpload';
import { validateUserUpload } from './upload/validateUserUpload';

/** The users area's Lambda. */
export const handler = areaLambda<'users'>({
  adminResetUserPassword,
  assignUserToAccount,
  changeApiAccess,
  checkIfUserExists,
  createContact,
  createUser,
  deleteContact,
  deleteUser,
  disableMFAOnUser,
  disableUser,
  editUser,
  enableUser,
  resendInvitation,
  setFavouritesAdmin,
  setManageNewAccount,
  setUserAsOrgAdmin,
  unassignUserFromAccount,
  updateContact,
  updateUser,
  upsertUserOrganisation,
  userAdministration,
  confirmUserUpload,
  correctUserUploadRow,
  getUserUpload,
  validateUserUpload,
});
