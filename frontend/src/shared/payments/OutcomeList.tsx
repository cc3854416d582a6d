import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice';
import classes from './AuthorisationResults.module.css';

/** What came of the authorisation of a payment. */
export interface PaymentOutcome {
  readonly id: string;
  /** The payment as users name it. */
  readonly name: string;
  readonly text: string;
}

interface Props {
  outcomes: readonly PaymentOutcome[];
  /** How many payments there are, and how many of them were not authorised. */
  all: number;
  failed: number;
  /** What can be done about them. */
  children?: ReactNode;
}

/** The result of each payment of an authorisation. */
export function OutcomeList({ outcomes, all, failed, children }: Props) {
  const title = failed ? `${failed} of ${all} payments could not be authorised.` : 'Result of each payment';
  return (
    <Notice tone={failed ? 'failure' : 'info'} title={title}>
      <ul className={classes.results}>
        {outcomes.map(({ id, name, text }) => (
          <li key={id}>
            {name}: {text}
          </li>
        ))}
      </ul>
      {children}
    </Notice>
  );
}
