import type { ComparedPayment, Difference } from '../../../../../domain/payments/differences';
import { moneyText } from '../../../ui/money/amountTexts';
import { formatTime } from '../../../ui/formatDate';

/** What a difference is about, besides its evidence. */
export interface DifferenceFacts {
  readonly reference: string;
  readonly createdAt: string;
  /** The name of the user who made the payment. */
  readonly maker: string;
  /** How many payments it was compared with. */
  readonly count: number;
}

/** A difference as a sentence. */
export function differenceText({ kind, evidence }: Difference, facts: DifferenceFacts): string {
  const [first] = evidence;
  const last = `the last ${facts.count} payments`;
  switch (kind) {
    case 'bank_details':
      return 'The last payment went to other bank details.';
    case 'amount_above_all':
      return `The amount is more than one and a half times the largest of ${last}: ${amountText(first)}.`;
    case 'amount_above_most':
      return `The amount is more than five times the middle one of ${last}: ${amountText(first)}.`;
    case 'reference':
      return `The reference ${facts.reference} looks different from those of ${last}.`;
    case 'maker':
      return `${facts.maker} made none of ${last}.`;
    case 'hour':
      return `It was created at ${formatTime(facts.createdAt)}, more than three hours from the time of day of any of ${last}.`;
  }
}

const amountText = (payment: ComparedPayment | undefined): string =>
  payment ? moneyText(payment.amount, payment.currency) : '';
