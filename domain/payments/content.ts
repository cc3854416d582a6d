/** What an authorisation is given to: change one of these and the authorisation is void. */
export interface PaymentContent {
  readonly accountId: string;
  readonly amount: string;
  readonly currency: string;
  readonly paymentDate: string;
  readonly paymentType: string;
  readonly chargeType: string | null;
  readonly reason: string;
  readonly reference: string;
  readonly purposeCode: string | null;
  readonly ultimateBeneficiaryName: string | null;
  readonly beneficiarySliceId: string;
  /** The slice's own bank fields: a slice is history, but the digest does not rest on that alone. */
  readonly bank: {
    readonly accountNumber: string | null;
    readonly iban: string | null;
    readonly bicSwift: string | null;
    readonly routingCodeValue1: string | null;
    readonly routingCodeValue2: string | null;
    readonly bankCountry: string;
    readonly bankAccountHolderName: string;
  };
}

/**
 * The content as one text with a fixed order of fields, to be hashed. A missing value and an empty one differ.
 * Source: docs/architecture.md, "what was approved is what is sent".
 */
export function canonicalContent(content: PaymentContent): string {
  const { bank } = content;
  return JSON.stringify([
    'payment-content-1',
    content.accountId,
    content.amount,
    content.currency,
    content.paymentDate,
    content.paymentType,
    content.chargeType,
    content.reason,
    content.reference,
    content.purposeCode,
    content.ultimateBeneficiaryName,
    content.beneficiarySliceId,
    bank.accountNumber,
    bank.iban,
    bank.bicSwift,
    bank.routingCodeValue1,
    bank.routingCodeValue2,
    bank.bankCountry,
    bank.bankAccountHolderName,
  ]);
}
