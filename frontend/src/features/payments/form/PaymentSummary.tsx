import { Money } from '../../../ui/money/Money';
import { Notice } from '../../../ui/Notice';
import type { ApprovalsDue } from './approvalForecast';
import type { ApprovalForecast } from './approvalsQuery';
import { ApprovalsFact } from './ApprovalsFact';
import { ArrivalFact } from './ArrivalFact';
import { BalanceFacts, shortfallText } from './BalanceFacts';
import { useBalance } from './balanceQuery';
import { FeeFact } from './FeeFact';
import classes from './PaymentSummary.module.css';
import type { StatedPayment } from './statedPayment';
import { SummaryFact } from './SummaryFact';

interface Props {
  accountId: string;
  stated: StatedPayment;
  approvals: ApprovalsDue | undefined;
  forecast: ApprovalForecast;
}

/** What the payment amounts to: amount, fee, arrival, balance now and after, who must approve. */
export function PaymentSummary({ accountId, stated, approvals, forecast }: Props) {
  const { currency, amount } = stated;
  const balance = useBalance(accountId, currency ?? '');
  const shortfall = shortfallText({ balance, currency, amount });
  return (
    <>
      <dl className={classes.facts}>
        <SummaryFact label="Amount" value={amount && currency && <Figure amount={amount} currency={currency} />} />
        <FeeFact stated={stated} />
        <ArrivalFact stated={stated} />
        <BalanceFacts balance={balance} currency={currency} amount={amount} />
        <ApprovalsFact approvals={approvals} forecast={forecast} />
      </dl>
      {shortfall && (
        <div className={classes.shortfall}>
          <Notice tone="waiting">{shortfall}</Notice>
        </div>
      )}
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
