import { IconAlertTriangle } from '@tabler/icons-react';
import { dateRisk, type DatedPayment } from '../../../../../domain/payments/approvalDeadline';
import type { BankHolidays } from '../../../../../domain/payments/paymentDate';
import { formatDay } from '../../../ui/formatDate';
import classes from './DateAtRisk.module.css';
import { riskText } from './riskText';

interface Props {
  payment: DatedPayment;
  holidays: BankHolidays;
  now: Date;
}

/** A payment's date and, below it, until when the payment must be approved for it. */
export function DateAtRisk({ payment, holidays, now }: Props) {
  const risk = dateRisk(payment, holidays, now);
  return (
    <span className={classes.date}>
      {formatDay(payment.paymentDate)}
      <span className={classes.risk} data-risk={risk.kind}>
        {risk.kind !== 'open' && <IconAlertTriangle size={13} aria-hidden />}
        {riskText(risk, payment.paymentDate, now)}
      </span>
    </span>
  );
}
