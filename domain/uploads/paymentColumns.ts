import type { RowValues, UploadColumn } from './columns';

/** The fields of an uploaded payment: what names its beneficiary, and what a payment has besides. */
export const paymentRowFields = [
  'beneficiaryReference',
  'accountNumber',
  'beneficiaryName',
  'amount',
  'currency',
  'paymentDate',
  'paymentType',
  'chargeType',
  'reference',
  'reason',
  'purposeCode',
  'ultimateBeneficiaryName',
  'invoiceNumber',
  'invoiceDate',
] as const;

/** One of paymentRowFields. */
export type PaymentRowField = (typeof paymentRowFields)[number];

/** The texts of an uploaded payment. */
export type PaymentRowValues = RowValues<PaymentRowField>;

const titles: Readonly<Record<PaymentRowField, string>> = {
  beneficiaryReference: 'Beneficiary reference',
  accountNumber: 'IBAN or account number',
  beneficiaryName: 'Beneficiary name',
  amount: 'Amount',
  currency: 'Currency',
  paymentDate: 'Payment date',
  paymentType: 'Payment type',
  chargeType: 'Charge type',
  reference: 'Reference',
  reason: 'Reason',
  purposeCode: 'Purpose code',
  ultimateBeneficiaryName: 'Ultimate beneficiary',
  invoiceNumber: 'Invoice number',
  invoiceDate: 'Invoice date',
};

const required: readonly PaymentRowField[] = [
  ...(['amount', 'currency', 'paymentDate', 'paymentType', 'reference', 'reason'] as const),
];

/** The columns of a file of payments. */
export const paymentColumns: readonly UploadColumn<PaymentRowField>[] = paymentRowFields.map((field) => ({
  field,
  title: titles[field],
  isRequired: required.includes(field),
}));
