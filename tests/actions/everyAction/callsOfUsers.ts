import { randomUUID } from 'node:crypto';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { germanPerson } from '../../support/beneficiaries';
import { smallPayment } from '../../support/portal';
import { packed } from '../../support/uploads';

/** The account of borealis, which the calls are for. */
export const own = accountId('borealis-imports');
export const ownContent = smallPayment({ beneficiaryId: demoId('beneficiary milano-ceramica'), currency: 'EUR' });

const ownUpload = demoId('upload of borealis');
export const noticedContent = {
  beneficiaryId: demoId('beneficiary milano-ceramica'),
  amount: '12.50',
  currency: 'EUR',
  paymentType: 'regular',
};

/** What a template keeps of borealis' payment. */
const ownTemplate = {
  ...noticedContent,
  reason: 'Goods',
  reference: 'TILES',
};

const invoice = { filename: 'a.pdf', filetype: 'application/pdf', filesize: 9, documentId: randomUUID() };
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const nextWeek = { startsAt: inDays(7).toISOString(), endsAt: inDays(14).toISOString() };

/** What borealis calls each action with, where all of it would be taken. A new action that takes an id needs a line. */
export const calls: Readonly<Record<string, (ownPayment: string) => Record<string, unknown>>> = {
  createPayment: () => ({ payment: ownContent }),
  updatePayment: (paymentId) => ({ paymentId, payment: ownContent }),
  deletePayment: (paymentId) => ({ paymentId }),
  createPaymentAssets: (paymentId) => ({ paymentId, assets: [invoice] }),
  deletePaymentAsset: (paymentId) => ({ paymentId, assetId: randomUUID() }),
  authorisePayment: (paymentId) => ({ paymentId, version: 1 }),
  holdPaymentRate: (paymentId) => ({ paymentId, version: 1, sellCurrency: 'GBP' }),
  releasePaymentRate: (paymentId) => ({ paymentId, version: 1 }),
  rejectPayment: (paymentId) => ({ paymentId, version: 1, reason: 'Paid last week.' }),
  batchAuthorisePayments: (paymentId) => ({ payments: [{ paymentId, version: 1 }] }),
  batchAuthorisePaymentsFromGlobalDashboard: (paymentId) => ({ payments: [{ paymentId, version: 1 }] }),
  createFraudNotice: () => ({ notice: noticedContent }),
  updateFraudNotice: () => ({ selectionBoxChoice: 'invoice', boxTickedAt: new Date().toISOString() }),
  deleteFraudNotice: () => ({}),
  createDelegation: () => ({ toUserId: 'borealisadmin', roleId: roleId('owner'), ...nextWeek }),
  revokeDelegation: () => ({}),
  decidePendingChange: () => ({ changeDigest: '0', decision: 'withdrawn' }),
  quoteConversionCancellation: () => ({ conversionId: randomUUID() }),
  quoteConversionDateChange: () => ({ conversionId: randomUUID(), newDate: '2027-03-03' }),
  previewConversionSplit: () => ({ conversionId: randomUUID(), amount: '10.00' }),
  cancelConversion: () => ({ conversionId: randomUUID(), acceptedAmount: '-1', clientRequestId: randomUUID() }),
  changeConversionDate: () => ({
    conversionId: randomUUID(),
    newDate: '2027-03-03',
    acceptedAmount: '-1',
    clientRequestId: randomUUID(),
  }),
  splitConversion: () => ({ conversionId: randomUUID(), amount: '10.00', clientRequestId: randomUUID() }),
  createTransfer: () => ({
    source: own,
    destination: own,
    amount: '1.00',
    currency: 'EUR',
    reason: 'Float',
    shouldCharge: true,
  }),
  getPaymentTrackingInfo: (paymentId) => ({ paymentId }),
  createRecurringPayment: () => ({
    payment: { ...ownTemplate, paymentDate: ownContent.paymentDate },
    frequency: 'monthly',
  }),
  changeRecurringPayment: () => ({ recurringPaymentId: demoId('recurring tiles'), state: 'ended' }),
  skipRecurringPayment: () => ({ recurringPaymentId: demoId('recurring tiles'), occurrenceOn: '2026-11-30' }),
  createPaymentTemplate: () => ({ name: 'Tiles again', template: ownTemplate }),
  renamePaymentTemplate: () => ({ templateId: demoId('template tiles'), name: 'Tiles' }),
  archiveTemplate: () => ({ isArchived: true }),
  deletePaymentTemplate: () => ({}),
  getPaymentConfirmation: (paymentId) => ({ paymentId }),
  deleteSavedView: () => ({ id: randomUUID() }),
  deleteRateAlert: () => ({ id: randomUUID() }),
  getPaymentDocument: () => ({ assetId: randomUUID() }),
  getLivePayment: () => ({ id: randomUUID() }),
  validatePaymentUpload: () => ({ filename: 'payments.csv', content: packed('Amount') }),
  validateBeneficiaryUpload: () => ({ filename: 'payees.csv', content: packed('Name') }),
  getBeneficiaryUpload: () => ({ uploadId: ownUpload }),
  correctBeneficiaryUploadRow: () => ({ uploadId: ownUpload, rowNumber: 1, field: 'name', value: 'A' }),
  confirmBeneficiaryUpload: () => ({ uploadId: ownUpload }),
  validateUserUpload: () => ({ filename: 'users.csv', content: packed('Username') }),
  getUserUpload: () => ({ uploadId: ownUpload }),
  correctUserUploadRow: () => ({ uploadId: ownUpload, rowNumber: 1, field: 'username', value: 'a' }),
  confirmUserUpload: () => ({ uploadId: ownUpload }),
  getPaymentUpload: () => ({ uploadId: ownUpload }),
  correctPaymentUploadRow: () => ({ uploadId: ownUpload, rowNumber: 1, field: 'amount', value: '10.00' }),
  confirmPaymentUpload: () => ({ uploadId: ownUpload }),
  updateBeneficiary: () => ({
    beneficiaryId: demoId('beneficiary milano-ceramica'),
    sliceId: demoId('slice milano-ceramica'),
    beneficiary: germanPerson(),
  }),
  deleteBeneficiary: () => ({ beneficiaryId: demoId('beneficiary milano-ceramica') }),
  setBeneficiaryTags: () => ({ beneficiaryId: demoId('beneficiary milano-ceramica'), tags: ['rent'] }),
  ensureBeneficiaryImported: () => ({ tccBeneficiaryId: randomUUID() }),
  createActivity: () => ({ activityName: 'Screen Failed', eventCode: 'E013', eventType: 'E' }),
  createAccountSubmission: () => ({ formData: { accountName: 'Foreign' } }),
  updateAccountSubmission: () => ({ formData: { accountName: 'Foreign' } }),
  deleteAccountSubmission: () => ({}),
  createSubmissionDocumentUpload: () => ({ filename: 'a.pdf', filetype: 'application/pdf', filesize: 9 }),
  createSubmissionDocument: () => ({ ...invoice, kind: 'other' }),
  deleteSubmissionDocument: () => ({ submissionId: randomUUID(), submissionDocumentId: randomUUID() }),
  getSubmissionDocument: () => ({}),
  sendNewAccountSubmission: () => ({ formData: { accountName: 'Foreign' }, requestPreApplicationReview: true }),
  markNotice: () => ({ isRead: true }),
  cancelExport: () => ({}),
  getExportFile: () => ({}),
  getMonthlyStatement: () => ({}),
  createConversion: () => ({ buyAmount: '1.00', sellAmount: '1.00', conversionDate: '2027-03-03' }),
  loggedInTCCAccount: () => ({}),
};
