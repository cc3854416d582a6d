import type { ApprovalsDue } from './approvalForecast';
import type { ApprovalForecast } from './approvalsQuery';
import classes from './PaymentSummary.module.css';
import { SummaryFact } from './SummaryFact';

interface Props {
  /** Undefined while the amount or the rules are not known. */
  approvals: ApprovalsDue | undefined;
  forecast: ApprovalForecast;
}

/** Who must approve the payment. */
export function ApprovalsFact({ approvals, forecast }: Props) {
  const given = approvals?.givenAs && `Creating the payment gives your approval as ${approvals.givenAs}.`;
  const note = !forecast.approvalsOf && forecast.error ? 'The approval rules could not be read.' : given;
  return <SummaryFact label="Must approve" value={approvals && <Approvers approvals={approvals} />} note={note} />;
}

function Approvers({ approvals: { roles } }: { approvals: ApprovalsDue }) {
  if (roles.length === 0) return 'No approval needed';
  return (
    <ul className={classes.roles}>
      {roles.map(({ name, count }) => (
        <li key={name}>{`${name}: ${count} ${count === 1 ? 'person' : 'people'}`}</li>
      ))}
    </ul>
  );
}
