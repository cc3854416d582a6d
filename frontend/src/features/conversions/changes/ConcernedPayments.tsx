import { paths } from '../../../session/paths';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/amountTexts';
import { Notice } from '../../../ui/Notice';
import type { ChangeQuote } from './changeDocuments';
import { fateText } from './useChange';

/** The payments that a change concerns, with what becomes of each. Nothing where there are none. */
export function ConcernedPayments({ payments }: Pick<ChangeQuote, 'payments'>) {
  if (payments.length === 0) return null;
  const title = payments.length === 1 ? 'A payment depends on this conversion' : 'Payments depend on this conversion';
  return (
    <Notice tone="waiting" title={title}>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id}>
            <Link to={paths.payment(payment.id)}>{payment.shortReference ?? 'A payment'}</Link> of{' '}
            {moneyText(payment.amount, payment.currency)}
            {payment.paymentDate && ` on ${formatDay(payment.paymentDate)}`} {fateText(payment.fate)}.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
