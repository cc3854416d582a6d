import { Money } from '../../../ui/money/Money';
import type { ApprovalsDue } from './approvalForecast';
import type { ApprovalForecast } from './approvalsQuery';
import { ApprovalsFact } from './ApprovalsFact';
import { ArrivalFact } from './ArrivalFact';
import { BalanceFacts } from './BalanceFacts';
import { useBalance } from './balanceQuery';
import { FeeFact } from './FeeFact';
import classes from './PaymentSummary.module.css';
import { Shortfall } from './Shortfall';
import type { StatedPayment } from './statedPayment';
import { SummaryFact } from './SummaryFact';

interface Props {
  accountId: string;
  stated: StatedPayment;
  approvals: ApprovalsDue | undefined;
  forecast: ApprovalForecast;
  /** Whether the payment is still entered; not in the review. */
  isForm?: boolean;
}

/** What the payment amounts to: amount, fee, arrival, balance now and after, who must approve. */
export function PaymentSummary({ accountId, stated, approvals, forecast, isForm }: Props) {
  const { currency, amount } = stated;
  const balance = useBalance(accountId, currency ?? '');
  return (
    <>
      <dl className={classes.facts}>
        <SummaryFact label="Amount" value={amount && currency && <Figure amount={amount} currency={currency} />} />
        <FeeFact stated={stated} />
        <ArrivalFact stated={stated} />
        <BalanceFacts balance={balance} currency={currency} amount={amount} />
        <ApprovalsFact approvals={approvals} forecast={forecast} />
      </dl>
      <div className={classes.shortfall}>
        <Shortfall accountId={accountId} balance={balance} stated={stated} isForm={isForm} />
      </div>
    </>
  );
}

function Figure(money: { amount: string; currency: string }) {
  return (
    <span className={classes.figure}>
      <Money {...money} />
    </span>
  );
}
