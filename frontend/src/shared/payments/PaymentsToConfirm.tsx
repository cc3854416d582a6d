import { Fragment } from 'react';
import { Money } from '../../ui/money/Money';
import { formatDay } from '../../ui/formatDate';
import { bankLine } from '../beneficiaries/bankLine';
import { ChangedContent } from './ChangedContent';
import classes from './PaymentsToConfirm.module.css';
import { totalsOf } from './totals';
import type { PaymentToConfirm } from './useChangedContent';

/** A table of payments with their full bank details and the totals per currency. */
export function PaymentsToConfirm({ payments }: { payments: readonly PaymentToConfirm[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Payee and bank details</th>
          <th scope="col">Reference</th>
          <th scope="col">Payment date</th>
          <th scope="col" className={classes.amount}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((one) => (
          <Payment key={one.payment.id} {...one} />
        ))}
      </tbody>
      <tfoot>
        {totalsOf(payments.map(({ payment }) => payment)).map(({ currency, amount, count }) => (
          <tr key={currency}>
            <th scope="row" colSpan={3}>
              {count === 1 ? 'Total of 1 payment' : `Total of ${count} payments`} in {currency}
            </th>
            <td className={classes.amount}>
              <Money amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Payment({ payment, before }: PaymentToConfirm) {
  return (
    <Fragment>
      <tr>
        <td>
          {payment.beneficiarySlice.name} ({payment.shortReference})
          <span className={classes.bank}>{bankLine(payment.beneficiarySlice)}</span>
        </td>
        <td>{payment.reference}</td>
        <td className={classes.short}>{formatDay(payment.paymentDate)}</td>
        <td className={classes.amount}>
          <Money amount={payment.amount} currency={payment.currency} />
        </td>
      </tr>
      {before && (
        <tr>
          <td colSpan={4}>
            <ChangedContent before={before} now={payment} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
