import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { moneyText } from '../../ui/money/amountTexts';
import { paths } from '../../session/paths';
import { formatDay } from '../../ui/formatDate';
import { Notice } from '../../ui/Notice';
import { statusLook } from '../status/StatusBadge';
import classes from './DuplicateNotice.module.css';
import type { Duplicate } from './duplicatesQuery';

/** How many are named; the others are counted. */
const maxNamed = 3;

interface Props {
  /** At least one. */
  duplicates: readonly Duplicate[];
  /** Whether there may be more than these. */
  isCut: boolean;
  /** What the user is to do about them. */
  children?: ReactNode;
}

/** Names the payments that a payment may be a duplicate of. Each opens in a new tab, so that the payment at hand stays. */
export function DuplicateNotice({ duplicates, isCut, children }: Props) {
  const isSame = duplicates.some(({ likeness }) => likeness === 'same');
  const more = duplicates.length - maxNamed;
  return (
    <Notice tone="waiting" title={isSame ? 'This payment may exist already' : 'There is a similar payment'}>
      <ul className={classes.list}>
        {duplicates.slice(0, maxNamed).map(({ payment }) => (
          <li key={payment.id}>
            <DuplicateLink payment={payment} />
          </li>
        ))}
        {more > 0 && <li>{isCut ? `and at least ${more} more` : `and ${more} more`}</li>}
      </ul>
      {children}
    </Notice>
  );
}

function DuplicateLink({ payment }: { payment: Duplicate['payment'] }) {
  const { id, amount, currency, paymentDate, reference, status } = payment;
  return (
    <>
      <Link to={paths.payment(id)} target="_blank" rel="noopener">
        {`${moneyText(amount, currency)} on ${formatDay(paymentDate)}`}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </Link>
      {`, reference ${reference}, ${statusLook('payment', status).label.toLowerCase()}`}
    </>
  );
}
