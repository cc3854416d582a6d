import { formatAmount } from '../../../../domain/money/amount';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import classes from './AuthorisationResults.module.css';
import { type PaymentRow } from './paymentRow';
import { totalsText } from './totals';

interface Props {
  payments: readonly PaymentRow[];
  isLoading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows once more what is about to be authorised. Open while there is something to ask about. */
export function AuthoriseDialog({ payments, isLoading, onConfirm, onClose }: Props) {
  const count = payments.length;
  const label = count === 1 ? 'Authorise payment' : `Authorise ${count} payments`;
  return (
    <ConfirmDialog
      isOpen={count > 0}
      title={label}
      confirmLabel={label}
      isLoading={isLoading}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>You authorise {totalsText(payments)} in total. This cannot be taken back.</p>
      <ul className={classes.results}>
        {payments.map(({ id, amount, currency, beneficiarySlice, shortReference }) => (
          <li key={id} className="tabular">
            {formatAmount(amount, currency)} {currency} to {beneficiarySlice.name} ({shortReference})
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
