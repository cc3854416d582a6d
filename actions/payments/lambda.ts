import { areaLambda } from '../areaLambda';
import { authorisePayment } from './authorisePayment';
import { batchAuthorisePayments, batchAuthorisePaymentsFromGlobalDashboard } from './batchAuthorisePayments';
import { createDocumentUpload } from './createDocumentUpload';
import { createPayment } from './createPayment';
import { createSavedView } from './createSavedView';
import { deletePayment } from './deletePayment';
import { deleteSavedView } from './deleteSavedView';
import { getLivePayment } from './getLivePayment';
import { getPaymentDeliveryDate } from './getPaymentDeliveryDate';
import { getPaymentDocument } from './getPaymentDocument';
import { getPaymentFee } from './getPaymentFee';
import { getPaymentTrackingInfo } from './getPaymentTrackingInfo';
import { getValidPaymentDates } from './getValidPaymentDates';
import { rejectPayment } from './rejectPayment';
import { searchLivePayments } from './searchLivePayments';
import { updatePayment } from './updatePayment';
import { confirmPaymentUpload } from './upload/confirmPaymentUpload';
import { correctPaymentUploadRow } from './upload/correctPaymentUploadRow';
import { getPaymentUpload } from './upload/getPaymentUpload';
import { validatePaymentUpload } from './upload/validatePaymentUpload';

/** The handlers of the area's actions. */
export const paymentActions = {
  authorisePayment,
  batchAuthorisePayments,
  batchAuthorisePaymentsFromGlobalDashboard,
  confirmPaymentUpload,
  correctPaymentUploadRow,
  createDocumentUpload,
  createPayment,
  createSavedView,
  deletePayment,
  deleteSavedView,
  getLivePayment,
  getPaymentDeliveryDate,
  getPaymentDocument,
  getPaymentFee,
  getPaymentTrackingInfo,
  getPaymentUpload,
  getValidPaymentDates,
  rejectPayment,
  searchLivePayments,
  updatePayment,
  validatePaymentUpload,
};

/** The payments area's Lambda. */
export const handler = areaLambda<'payments'>(paymentActions);
