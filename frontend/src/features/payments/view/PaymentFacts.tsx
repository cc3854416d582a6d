import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { bankFacts } from '../../../shared/beneficiaries/bankFacts';
import { paymentFacts } from '../../../shared/payments/paymentFacts';
import { Card } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import type { PaymentDetails } from './paymentQuery';

const payeeFacts = ({ beneficiarySlice: payee }: PaymentDetails) => [
  { label: 'Name', value: <Link to={paths.beneficiary(payee.beneficiaryId)}>{payee.name}</Link> },
  ...bankFacts(payee),
];

const series = ({ recurringPaymentId }: PaymentDetails) => [
  {
    label: 'Recurring payment',
    value: recurringPaymentId && <Link to={paths.recurringPayments}>One of a series</Link>,
  },
];

/** The payment's details and its payee. */
export function PaymentFacts({ payment }: { payment: PaymentDetails }) {
  return (
    <>
      <Card title="Payment">
        <Details items={[...paymentFacts(payment), ...series(payment)]} />
      </Card>
      <Card title="Beneficiary">
        <Details items={payeeFacts(payment)} />
      </Card>
    </>
  );
}
