import type { ReactNode, Ref } from 'react';
import type { ServiceError } from '../../graphql/serviceError';
import { Notice } from '../../ui/Notice';
import classes from './AuthorisationResults.module.css';
import { resultText } from './batchAuthorise';
import { actionErrorText } from './actionErrorText';
import { OutcomeList } from './OutcomeList';
import { referenceTitle } from './paymentTitle';
import type { PaymentResult } from './useBatchAuthorise';

interface Props {
  results: readonly PaymentResult[];
  error?: ServiceError;
  /** To give the focus to the results. */
  ref: Ref<HTMLDivElement>;
  /** The payments that are authorised after the answer. */
  children?: ReactNode;
}

/** The result of each payment. It stays on the page until the next authorisation. */
export function AuthorisationResults({ results, error, ref, children }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className={classes.box}>
      {error ? <Notice tone="failure">{error.text}</Notice> : <Results results={results} />}
      {children}
    </div>
  );
}

function Results({ results }: Pick<Props, 'results'>) {
  if (results.length === 0) return null;
  const failed = results.filter(({ result }) => actionErrorText(result)).length;
  const outcomes = results.map(({ payment, result }) => ({
    id: payment.id,
    name: referenceTitle(payment),
    text: resultText(result),
  }));
  return <OutcomeList outcomes={outcomes} all={results.length} failed={failed} />;
}
