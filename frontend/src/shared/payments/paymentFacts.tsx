import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { moneyText } from '../../ui/money/amountTexts';
import type { LivePaymentFragment } from '../../graphql/generated/operations';
import { CopyText } from '../../ui/CopyText';
import type { Detail } from '../../ui/Details';
import { formatDay } from '../../ui/formatDate';
import { factNames, fieldFacts } from './fieldFacts';
import { inPounds } from './paymentRow';

/** The conversion that the payment spends. Its reference is unknown until it has been read from the provider. */
function conversionLink({ tccConversionId, conversion }: LivePaymentFragment) {
  if (!tccConversionId) return undefined;
  return <Link to={paths.conversion(tccConversionId)}>{conversion?.short_reference ?? 'Paid from a conversion'}</Link>;
}

/** What the fee takes, once its charge says in which currency; until then its price in pounds. */
function feeOf({ feeAmount, charges: [charge] }: LivePaymentFragment): string | null {
  if (charge?.amount && charge.currency) return moneyText(charge.amount, charge.currency);
  return feeAmount && moneyText(feeAmount, 'GBP');
}

/** What a payment says besides its amount and its payee, for its own page and for whoever decides about it. */
export function paymentFacts(payment: LivePaymentFragment): Detail[] {
  const { estimatedArrival, tcc_short_ref } = payment;
  const pounds = inPounds(payment);
  return [
    { label: 'In pounds', value: pounds && moneyText(pounds, 'GBP') },
    { label: 'Fee', value: feeOf(payment) },
    { label: 'Estimated arrival', value: estimatedArrival && formatDay(estimatedArrival) },
    ...fieldFacts(factNames, (name) => (name === 'conversionId' ? payment.tccConversionId : payment[name]), {
      reference: <CopyText label="reference" text={payment.reference} />,
      conversionId: conversionLink(payment),
    }),
    {
      label: "Provider's reference",
      value: tcc_short_ref && <CopyText label="provider's reference" text={tcc_short_ref} />,
    },
  ];
}
