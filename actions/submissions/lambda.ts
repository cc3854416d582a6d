import { areaLambda } from '../areaLambda';
import { approveAccountSubmission } from './approveAccountSubmission';
import { createAccountSubmission } from './createAccountSubmission';
import { deleteAccountSubmission } from './deleteAccountSubmission';
import { returnAccountSubmission } from './returnAccountSubmission';
import { sendNewAccountSubmission } from './sendNewAccountSubmission';
import { updateAccountSubmission } from './updateAccountSubmission';

/** The submissions area's Lambda. */
export const handler = areaLambda<'submissions'>({
  approveAccountSubmission,
  createAccountSubmission,
  deleteAccountSubmission,
  returnAccountSubmission,
  sendNewAccountSubmission,
  updateAccountSubmission,
});
