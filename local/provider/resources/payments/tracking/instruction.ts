import type { Books } from '../../../store/books';
import { uuidOf } from '../../../store/identifiers';
import type { Account, Beneficiary, Payment } from '../../../store/records';

/** A payment with everything that the instruction to the banks says. */
export interface Instruction {
  readonly payment: Payment;
  readonly account: Account;
  readonly payee: Beneficiary;
  /** The provider's BIC, eight characters. */
  readonly from: string;
  /** The BIC of the bank that the instruction goes to first. */
  readonly to: string;
  /** Follows the payment from bank to bank. */
  readonly uetr: string;
}

const providerBic = 'CORRGB2L';
const correspondent = 'CORRGB2LXXX';

/** The instruction of a payment that was submitted by Swift; undefined for a local one or one that has not gone yet. */
export function instructionOf(books: Books, payment: Payment): Instruction | undefined {
  const account = books.get('account', payment.account_id);
  const payee = books.get('beneficiary', payment.beneficiary_id);
  if (payment.payment_type !== 'priority' || !wasSubmitted(payment) || !account || !payee) return undefined;
  const uetr = uuidOf(`uetr ${payment.id}`);
  return { payment, account, payee, from: providerBic, to: payee.bic_swift ?? correspondent, uetr };
}

/** Whether a payment was submitted to the banks, whatever its outcome. */
export function wasSubmitted({ status, submitted_at, transferred_at }: Payment): boolean {
  return status === 'submitted' || status === 'completed' || Boolean(submitted_at) || transferred_at !== '';
}

/** When a payment went to the banks. Past ones that were loaded say only when they arrived. */
export function submittedAt({ submitted_at, transferred_at, updated_at }: Payment): string {
  return submitted_at ?? (transferred_at || updated_at);
}

/** A name and an address in one line. */
export function addressLine(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
