import { Link } from 'react-router-dom';
import { formatAmount } from '../../../../../domain/money/amount';
import { paths } from '../../../session/paths';
import { bankFacts } from '../../../shared/beneficiaries/bankFacts';
import { Card } from '../../../ui/Card';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { formatDay } from '../../../ui/formatDate';
import { Stack } from '../../../ui/Stack';
import type { PaymentDetails } from './paymentQuery';

const typeLabels: Record<string, string> = { regular: 'Regular', priority: 'Priority' };
const chargeLabels: Record<string, string> = { shared: 'Shared', ours: 'Ours' };

const payeeFacts = ({ beneficiarySlice: payee }: PaymentDetails) => [
  { label: 'Name', value: <Link to={paths.beneficiary(payee.beneficiaryId)}>{payee.name}</Link> },
  ...bankFacts(payee),
];

const paymentFacts = (payment: PaymentDetails) => [
  { label: 'Payment date', value: formatDay(payment.paymentDate) },
  { label: 'Payment type', value: typeLabels[payment.paymentType] },
  { label: 'Charges', value: payment.chargeType && chargeLabels[payment.chargeType] },
  {
    label: 'Fee',
    value: payment.feeAmount && `${formatAmount(payment.feeAmount, payment.currency)} ${payment.currency}`,
  },
  { label: 'Reason', value: payment.reason },
  { label: 'Reference', value: <CopyText label="reference" text={payment.reference} /> },
  { label: 'Estimated arrival', value: payment.estimatedArrival && formatDay(payment.estimatedArrival) },
  { label: 'Ultimate beneficiary name', value: payment.ultimateBeneficiaryName },
  { label: 'Purpose code', value: payment.purposeCode },
  { label: 'Invoice number', value: payment.invoiceNumber },
  { label: 'Invoice date', value: payment.invoiceDate && formatDay(payment.invoiceDate) },
  {
    label: "Provider's reference",
    value: payment.tcc_short_ref && <CopyText label="provider's reference" text={payment.tcc_short_ref} />,
  },
];

/** The payment's details and its payee. */
export function PaymentFacts({ payment }: { payment: PaymentDetails }) {
  return (
    <Stack gap="large">
      <Card title="Payment">
        <Details items={paymentFacts(payment)} />
      </Card>
      <Card title="Beneficiary">
        <Details items={payeeFacts(payment)} />
      </Card>
    </Stack>
  );
}
