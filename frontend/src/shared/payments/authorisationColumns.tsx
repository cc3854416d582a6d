import { Link } from 'react-router-dom';
import type { BankHolidays } from '../../../../domain/payments/paymentDate';
import type { Column } from '../../ui/table/DataTable';
import { DateAtRisk } from './dateRisk/DateAtRisk';
import { datedPayment } from './dateRisk/datedPayment';
import { paymentColumns } from './paymentColumns';
import type { PaymentRow } from './paymentRow';

interface Options {
  /** The address that opens a payment's decision sheet. */
  linkTo: (id: string) => string;
  hasAccountColumn: boolean;
  holidaysOf: (currency: string) => BankHolidays;
  now: Date;
}

/** The columns of a list of payments to authorise. */
export function authorisationColumns({ linkTo, hasAccountColumn, holidaysOf, now }: Options): Column<PaymentRow>[] {
  const { payee, account, reference, date, amount, pounds } = paymentColumns;
  return [
    { ...payee, cell: ({ id, beneficiarySlice }) => <Link to={linkTo(id)}>{beneficiarySlice.name}</Link> },
    ...(hasAccountColumn ? [account] : []),
    reference,
    {
      ...date,
      cell: (payment) => (
        <DateAtRisk payment={datedPayment(payment)} holidays={holidaysOf(payment.currency)} now={now} />
      ),
    },
    amount,
    pounds,
  ];
}
