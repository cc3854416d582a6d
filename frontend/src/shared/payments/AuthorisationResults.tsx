import type { Ref } from 'react';
import type { ServiceError } from '../../graphql/serviceError';
import { Notice } from '../../ui/Notice';
import classes from './AuthorisationResults.module.css';
import { resultText } from './batchAuthorise';
import { actionErrorText } from './actionErrorText';
import type { PaymentResult } from './useBatchAuthorise';

interface Props {
  results: readonly PaymentResult[];
  error?: ServiceError;
  /** To give the focus to the results. */
  ref: Ref<HTMLDivElement>;
}

/** The result of each payment. It stays on the page until the next authorisation. */
export function AuthorisationResults({ results, error, ref }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className={classes.box}>
      {error ? <Notice tone="failure">{error.text}</Notice> : <Results results={results} />}
    </div>
  );
}

function Results({ results }: Pick<Props, 'results'>) {
  if (results.length === 0) return null;
  const failed = results.filter(({ result }) => actionErrorText(result)).length;
  const title = failed ? `${failed} of ${results.length} payments could not be authorised.` : 'Result of each payment';
  return (
    <Notice tone={failed ? 'failure' : 'info'} title={title}>
      <ul className={classes.results}>
        {results.map(({ payment, result }) => (
          <li key={payment.id}>
            {payment.shortReference} to {payment.beneficiarySlice.name}: {resultText(result)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
