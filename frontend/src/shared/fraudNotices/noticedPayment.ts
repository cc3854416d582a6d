/** A payment that a fraud notice is shown for. */
export interface NoticedPayment {
  /** Absent for a payment that does not exist yet. */
  readonly paymentId?: string;
  readonly beneficiaryId: string;
  /** The beneficiary's name. */
  readonly payee: string;
  /** A decimal string in major units of the currency. */
  readonly amount: string;
  readonly currency: string;
  readonly paymentType: string;
}

interface StoredPayment extends Pick<NoticedPayment, 'amount' | 'currency' | 'paymentType'> {
  readonly id: string;
  readonly beneficiarySlice: { readonly beneficiaryId: string; readonly name: string };
}

/** A payment that exists, as a notice is shown for it. */
export function noticedPayment({ id, beneficiarySlice, ...payment }: StoredPayment): NoticedPayment {
  const { amount, currency, paymentType } = payment;
  const { beneficiaryId, name } = beneficiarySlice;
  return { paymentId: id, beneficiaryId, payee: name, amount, currency, paymentType };
}
