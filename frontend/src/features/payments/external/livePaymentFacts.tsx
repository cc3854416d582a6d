import { exceeds } from '../../../../../domain/money/amount';
import { bankFacts } from '../../../shared/beneficiaries/bankFacts';
import { contentFactNames, fieldFacts } from '../../../shared/payments/fieldFacts';
import { CopyText } from '../../../ui/CopyText';
import type { Detail } from '../../../ui/Details';
import { formatDay, formatInstant } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/amountTexts';
import type { LivePaymentDetails } from './livePaymentQuery';

type LivePayment = LivePaymentDetails['payment'];

const dayOf = (text: string | null) => text && formatDay(text.slice(0, 10));

/** The provider states no fee as 0.00. */
function feeOf({ feeAmount, feeCurrency, currency }: LivePayment): string | null {
  if (!feeAmount || !exceeds(feeAmount, '0')) return null;
  return moneyText(feeAmount, feeCurrency ?? currency);
}

/** What the provider says of a payment besides its amount, payee and status. */
export function livePaymentFacts(payment: LivePayment): Detail[] {
  const { transferredAt } = payment;
  return [
    { label: "Provider's fee", value: feeOf(payment) },
    { label: 'Estimated arrival', value: dayOf(payment.estimatedArrival) },
    ...fieldFacts(contentFactNames, (name) => (name === 'conversionId' ? undefined : payment[name]), {
      reference: <CopyText label="reference" text={payment.reference} />,
    }),
    { label: 'Compliance review', value: payment.reviewStatus && reviewLabels[payment.reviewStatus] },
    { label: 'Transferred', value: transferredAt && formatInstant(transferredAt) },
    { label: 'Created at the provider', value: formatInstant(payment.createdAt) },
    { label: 'Last change at the provider', value: formatInstant(payment.updatedAt) },
  ];
}

const reviewLabels: Readonly<Record<string, string>> = {
  in_review: 'In review',
  passed: 'Passed',
  rejected: 'Rejected',
};

/** The payee's name and bank details as the provider holds them. */
export function livePayeeFacts({ payee }: LivePaymentDetails): Detail[] {
  const bank = {
    ...payee,
    bankAccountHolderName: payee.bankAccountHolderName ?? payee.name,
    bankCountry: payee.bankCountry ?? '',
  };
  return [{ label: 'Name', value: payee.name }, ...bankFacts(bank)];
}
