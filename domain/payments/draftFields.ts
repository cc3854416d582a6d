/** The fields of a new payment that a draft keeps as they are typed, valid or not. Documents are not among them. */
export const draftFields = [
  'beneficiaryId',
  'amount',
  'currency',
  'paymentDate',
  'paymentType',
  'chargeType',
  'reason',
  'reference',
  'ultimateBeneficiaryName',
  'purposeCode',
  'invoiceNumber',
  'invoiceDate',
  'conversionId',
] as const;

/** One of draftFields. */
export type DraftField = (typeof draftFields)[number];
