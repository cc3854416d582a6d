import { areaLambda } from '../areaLambda';
import { approveAccount } from './approveAccount';
import { bulkUpdateAccounts } from './bulkUpdateAccounts';
import { closeAccount } from './closeAccount';
import { createAccount } from './createAccount';
import { getTccAccounts } from './getTccAccounts';
import { getTccAccountsByTCCId } from './getTccAccountsByTCCId';
import { importTccAccount } from './importTccAccount';
import { loggedInTCCAccount } from './loggedInTCCAccount';
import { moveAccount } from './moveAccount';
import { reopenAccount } from './reopenAccount';
import { setHouseAccount } from './setHouseAccount';
import { updateAccount } from './updateAccount';
import { confirmAccountUpload } from './upload/confirmAccountUpload';
import { correctAccountUploadRow } from './upload/correctAccountUploadRow';
import { getAccountUpload } from './upload/getAccountUpload';
import { validateAccountUpload } from './upload/validateAccountUpload';

/** The accounts area's Lambda. */
export const handler = areaLambda<'accounts'>({
  approveAccount,
  bulkUpdateAccounts,
  closeAccount,
  confirmAccountUpload,
  correctAccountUploadRow,
  createAccount,
  getAccountUpload,
  getTccAccounts,
  getTccAccountsByTCCId,
  importTccAccount,
  loggedInTCCAccount,
  moveAccount,
  reopenAccount,
  setHouseAccount,
  updateAccount,
  validateAccountUpload,
});
