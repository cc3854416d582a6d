import { fieldOf, fieldsWith, type FieldsWith } from '../payments/fields';
import type { RowValues, UploadColumn } from './columns';

/** What names the beneficiary of an uploaded payment. */
const payeeTitles = {
  beneficiaryReference: 'Beneficiary reference',
  accountNumber: 'IBAN or account number',
  beneficiaryName: 'Beneficiary name',
} as const;

/** The name of a field of an uploaded payment. */
export type PaymentRowField = keyof typeof payeeTitles | FieldsWith<'upload'>;

/** The texts of an uploaded payment. */
export type PaymentRowValues = RowValues<PaymentRowField>;

/** The columns of a file of payments: what names the beneficiary, and what a payment has besides. */
export const paymentColumns: readonly UploadColumn<PaymentRowField>[] = [
  ...(Object.keys(payeeTitles) as (keyof typeof payeeTitles)[]).map((field) => ({
    field,
    title: payeeTitles[field],
    isRequired: false,
  })),
  ...fieldsWith('upload').map((field) => {
    const { upload = '', isRequired = false } = fieldOf(field);
    return { field, title: upload, isRequired };
  }),
];

/** The fields of an uploaded payment. */
export const paymentRowFields: readonly PaymentRowField[] = paymentColumns.map(({ field }) => field);

/** A row in which nothing is stated. */
export const emptyPaymentRow = Object.fromEntries(paymentRowFields.map((field) => [field, ''])) as PaymentRowValues;
