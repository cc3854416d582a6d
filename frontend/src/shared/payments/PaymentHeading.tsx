import { MoneyFigure } from '../../ui/money/Money';
import classes from './PaymentHeading.module.css';
import type { TitledPayment } from './paymentTitle';

interface Props {
  payment: TitledPayment;
  /** Whether it heads a page or a panel. */
  size: 'page' | 'panel';
}

/** What a payment is about, in large digits: the amount, and below it the payee. It reads like `paymentTitle`. */
export function PaymentHeading({ payment, size }: Props) {
  return (
    <>
      <MoneyFigure amount={payment.amount} currency={payment.currency} size={size} />{' '}
      <span className={classes.payee} data-size={size}>
        to {payment.beneficiarySlice.name}
      </span>
    </>
  );
}
