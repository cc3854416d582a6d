import type { ReactNode } from 'react';
import classes from './PaymentSummary.module.css';

interface Props {
  label: string;
  /** Undefined while it is not known. */
  value: ReactNode;
  note?: string;
}

/** One line of the summary: a label, its value, and a note below. */
export function SummaryFact({ label, value, note }: Props) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{value || <NotKnown />}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}

function NotKnown() {
  return (
    <span className={classes.quiet}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">Not known yet</span>
    </span>
  );
}
