import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { moneyText } from '../../ui/money/formatAmount';
import type { LivePaymentFragment } from '../../graphql/generated/operations';
import { CopyText } from '../../ui/CopyText';
import type { Detail } from '../../ui/Details';
import { formatDay } from '../../ui/formatDate';
import { inPounds } from './paymentRow';
import { chargeTypeLabels, paymentTypeLabels } from './typeLabels';

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
  const { chargeType, estimatedArrival, invoiceDate, tcc_short_ref } = payment;
  const pounds = inPounds(payment);
  return [
    { label: 'In pounds', value: pounds && moneyText(pounds, 'GBP') },
    { label: 'Payment date', value: formatDay(payment.paymentDate) },
    { label: 'Payment type', value: paymentTypeLabels[payment.paymentType] },
    { label: 'Charges', value: chargeType && chargeTypeLabels[chargeType] },
    { label: 'Fee', value: feeOf(payment) },
    { label: 'Reason', value: payment.reason },
    { label: 'Reference', value: <CopyText label="reference" text={payment.reference} /> },
    { label: 'Conversion', value: conversionLink(payment) },
    { label: 'Estimated arrival', value: estimatedArrival && formatDay(estimatedArrival) },
    { label: 'Ultimate beneficiary name', value: payment.ultimateBeneficiaryName },
    { label: 'Purpose code', value: payment.purposeCode },
    { label: 'Invoice number', value: payment.invoiceNumber },
    { label: 'Invoice date', value: invoiceDate && formatDay(invoiceDate) },
    {
      label: "Provider's reference",
      value: tcc_short_ref && <CopyText label="provider's reference" text={tcc_short_ref} />,
    },
  ];
}
