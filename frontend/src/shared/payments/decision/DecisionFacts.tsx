import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { Card, Stack } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { Money } from '../../../ui/money/Money';
import { Timeline } from '../../../ui/Timeline';
import { bankFacts } from '../../beneficiaries/bankFacts';
import { approvalSteps } from '../approvalSteps';
import { Documents } from '../documents/Documents';
import { paymentFacts } from '../paymentFacts';
import { PaymentHeading } from '../PaymentHeading';
import { paymentSearch } from '../paymentSearch';
import { addressOf } from '../../searchParams';
import classes from './Decision.module.css';
import type { PaymentToDecide } from './decisionQuery';
import { PaymentRemarks } from './PaymentRemarks';
import { balanceOf, changedSinceLastPaid } from './remarks';
import { formatCount } from '../../../ui/formats';

interface Props {
  /** The content that the approver was shown. */
  payment: PaymentToDecide;
  /** The payment as it is now: who approved it so far. */
  steps: PaymentToDecide;
  /** What the decision leads to. */
  children: ReactNode;
}

/** All that decides about a payment: amount, payee, what deserves a look, balance, bank details, maker and approvers. */
export function DecisionFacts({ payment, steps, children }: Props) {
  return (
    <div className={classes.facts}>
      <Stack>
        <div>
          <PaymentHeading payment={payment} size="panel" />
        </div>
        {children && <p>{children}</p>}
        <PaymentRemarks payment={payment} />
        <Details items={balanceFacts(payment)} />
        <Card title="Beneficiary">
          <Details items={bankFacts(payment.beneficiarySlice, changedSinceLastPaid(payment))} />
        </Card>
        <Card title="Payment" action={<Link to={pageOf(payment)}>Open the payment</Link>}>
          <Details items={[{ label: 'Account', value: payment.account.name }, ...paymentFacts(payment)]} />
        </Card>
        <Documents documents={payment.assets} />
        <Card title="Approvals" lead={ruleText(payment)}>
          <Timeline label="Approvals" steps={approvalSteps(steps)} />
        </Card>
      </Stack>
    </div>
  );
}

const pageOf = ({ id }: PaymentToDecide) => addressOf(paths.payment(id), paymentSearch, { authorising: true });

function balanceFacts(payment: PaymentToDecide) {
  const { currency } = payment;
  const { now, after } = balanceOf(payment);
  return [
    { label: 'Balance', value: <Money amount={now} currency={currency} /> },
    { label: 'Balance after', value: <Money amount={after} currency={currency} /> },
  ];
}

function ruleText({ authRule }: PaymentToDecide): string | undefined {
  if (!authRule) return undefined;
  const { threshold, organisation } = authRule;
  return `The rule for payments above ${formatCount(threshold)} ${organisation.authorisation_currency}.`;
}
