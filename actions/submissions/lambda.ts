import { areaLambda } from '../areaLambda';
import { approveAccountSubmission } from './approveAccountSubmission';
import { createAccountSubmission } from './createAccountSubmission';
import { createSubmissionDocument } from './documents/createSubmissionDocument';
import { createSubmissionDocumentUpload } from './documents/createSubmissionDocumentUpload';
import { deleteSubmissionDocument } from './documents/deleteSubmissionDocument';
import { getSubmissionDocument } from './documents/getSubmissionDocument';
import { deleteAccountSubmission } from './deleteAccountSubmission';
import { returnAccountSubmission } from './returnAccountSubmission';
import { sendAccountSubmissionAgain } from './sendAccountSubmissionAgain';
import { sendNewAccountSubmission } from './sendNewAccountSubmission';
import { updateAccountSubmission } from './updateAccountSubmission';

/** The submissions area's Lambda. */
export const handler = areaLambda<'submissions'>({
  approveAccountSubmission,
  createAccountSubmission,
  createSubmissionDocument,
  createSubmissionDocumentUpload,
  deleteAccountSubmission,
  deleteSubmissionDocument,
  getSubmissionDocument,
  returnAccountSubmission,
  sendAccountSubmissionAgain,
  sendNewAccountSubmission,
  updateAccountSubmission,
});
