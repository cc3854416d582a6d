import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Badge } from '../../ui/marks';
import { Money } from '../../ui/money/Money';
import { formatDay } from '../../ui/formatDate';
import { bankLine } from '../beneficiaries/bankLine';
import { ChangedContent } from './ChangedContent';
import { BankChangeTable } from './decision/BankChangeTable';
import { bankChange, type PayeeVersions } from './decision/payeeVersions';
import classes from './PaymentsToConfirm.module.css';
import { totalsOf } from './totals';
import type { PaymentToConfirm, ShownPayment } from './useChangedContent';

interface Props {
  payments: readonly PaymentToConfirm[];
  /** The beneficiaries of the payments, as far as they are read. */
  payees: readonly PayeeVersions[];
}

/** A table of payments with their full bank details and the totals per currency. Changed bank details are marked. */
export function PaymentsToConfirm({ payments, payees }: Props) {
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
          <Payment key={one.payment.id} {...one} payee={payeeOf(one.payment, payees)} />
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

const payeeOf = ({ beneficiarySlice }: ShownPayment, payees: readonly PayeeVersions[]) =>
  payees.find(({ id }) => id === beneficiarySlice.beneficiaryId);

function Payment({ payment, before, payee }: PaymentToConfirm & { payee: PayeeVersions | undefined }) {
  const bank = payee && bankChange(payment.beneficiarySlice, payee);
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
      {bank && (
        <tr>
          <td colSpan={4}>
            <details className={classes.change}>
              <summary>
                <Badge tone="waiting" icon={IconAlertTriangle} label="Changed bank details" />{' '}
                {sinceText(bank.lastPaidOn)}
              </summary>
              <BankChangeTable before={bank.before} now={payment.beneficiarySlice} />
            </details>
          </td>
        </tr>
      )}
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

const sinceText = (lastPaidOn: string | null) =>
  lastPaidOn
    ? `Last completed payment on ${formatDay(lastPaidOn)} to other bank details`
    : 'No completed payment to this beneficiary yet';
