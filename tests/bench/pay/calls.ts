import { demoId } from '../../../seeds/demo/demoId';
import { authorisePayment, createPayment, smallPayment } from '../../support/portal';
import type { ActionCall } from './subjects';

/** A payment in euro that two people must approve. */
const euroPayment = {
  ...smallPayment({ beneficiaryId: demoId('beneficiary hansa-metall'), amount: '20000.00', currency: 'EUR' }),
};

/** Creates a payment that waits for two approvals. */
export const create: ActionCall = {
  name: 'createPayment',
  query: createPayment,
  userId: 'maker',
  input: { payment: euroPayment },
};

/** The approver's authorisation of a payment that nobody edited. */
export const authorise = (paymentId: string, userId = 'approver'): ActionCall => ({
  name: 'authorisePayment',
  query: authorisePayment,
  userId,
  input: { paymentId, version: 1 },
});

const batchDocument = `mutation ($payments: [ShownPayment!]!) {
  batchAuthorisePayments(payments: $payments) { paymentId status errorCode }
}`;

/** The approver's authorisation of many payments. */
export const batch = (ids: readonly string[]): ActionCall => ({
  name: 'batchAuthorisePayments',
  query: batchDocument,
  userId: 'approver',
  input: { payments: ids.map((paymentId) => ({ paymentId, version: 1 })) },
});
