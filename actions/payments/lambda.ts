import { areaLambda } from '../areaLambda';
import { authorisePayment } from './authorisePayment';
import { batchAuthorisePayments, batchAuthorisePaymentsFromGlobalDashboard } from './batchAuthorisePayments';
import { createDocumentUpload } from './createDocumentUpload';
import { createPayment } from './createPayment';
import { createPaymentAssets } from './createPaymentAssets';
import { createSavedView } from './createSavedView';
import { deletePayment } from './deletePayment';
import { deletePaymentAsset } from './deletePaymentAsset';
import { deleteSavedView } from './deleteSavedView';
import { discardPaymentDraft } from './drafts/discardPaymentDraft';
import { savePaymentDraft } from './drafts/savePaymentDraft';
import { getLivePayment } from './getLivePayment';
import { getPaymentConfirmation } from './getPaymentConfirmation';
import { getPaymentDeliveryDate } from './getPaymentDeliveryDate';
import { getPaymentDocument } from './getPaymentDocument';
import { getPaymentFee } from './getPaymentFee';
import { getPaymentTrackingInfo } from './getPaymentTrackingInfo';
import { getValidPaymentDates } from './getValidPaymentDates';
import { holdPaymentRate } from './heldRate/holdPaymentRate';
import { releasePaymentRate } from './heldRate/releasePaymentRate';
import { changeRecurringPayment } from './recurring/changeRecurringPayment';
import { createRecurringPayment } from './recurring/createRecurringPayment';
import { skipRecurringPayment } from './recurring/skipRecurringPayment';
import { rejectPayment } from './rejectPayment';
import { searchLivePayments } from './searchLivePayments';
import { createPaymentTemplate } from './templates/createPaymentTemplate';
import { deletePaymentTemplate } from './templates/deletePaymentTemplate';
import { renamePaymentTemplate } from './templates/renamePaymentTemplate';
import { sharepointFile } from './sharepointFile';
import { updatePayment } from './updatePayment';
import { createPaymentAuthorisationRequests } from './administration/createPaymentAuthorisationRequests';
import { deletePaymentAuthorisationRequests } from './administration/deletePaymentAuthorisationRequests';
import { createPaymentFeeCharge } from './administration/createPaymentFeeCharge';
import { deletePaymentFeeCharge } from './administration/deletePaymentFeeCharge';
import { deletePendingPayments } from './administration/deletePendingPayments';
import { reassignPaymentCreator } from './administration/reassignPaymentCreator';
import { confirmPaymentUpload } from './upload/confirmPaymentUpload';
import { correctPaymentUploadRow } from './upload/correctPaymentUploadRow';
import { getPaymentUpload } from './upload/getPaymentUpload';
import { validatePaymentUpload } from './upload/validatePaymentUpload';

/** The handlers of the area's actions. */
export const paymentActions = {
  authorisePayment,
  batchAuthorisePayments,
  batchAuthorisePaymentsFromGlobalDashboard,
  changeRecurringPayment,
  confirmPaymentUpload,
  correctPaymentUploadRow,
  createDocumentUpload,
  createPayment,
  createPaymentAssets,
  createPaymentTemplate,
  createRecurringPayment,
  createSavedView,
  deletePayment,
  deletePaymentAsset,
  deletePaymentTemplate,
  deletePendingPayments,
  createPaymentAuthorisationRequests,
  deletePaymentAuthorisationRequests,
  createPaymentFeeCharge,
  deletePaymentFeeCharge,
  deleteSavedView,
  discardPaymentDraft,
  getLivePayment,
  getPaymentConfirmation,
  getPaymentDeliveryDate,
  getPaymentDocument,
  getPaymentFee,
  getPaymentTrackingInfo,
  getPaymentUpload,
  getValidPaymentDates,
  holdPaymentRate,
  reassignPaymentCreator,
  rejectPayment,
  releasePaymentRate,
  renamePaymentTemplate,
  savePaymentDraft,
  searchLivePayments,
  sharepointFile,
  skipRecurringPayment,
  updatePayment,
  validatePaymentUpload,
};

/** The payments area's Lambda. */
export const handler = areaLambda<'payments'>(paymentActions);
