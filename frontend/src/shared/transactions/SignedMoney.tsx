import { signedAmount } from '../../../../domain/transactions/signedAmount';
import { Money } from '../../ui/money/Money';

interface Props {
  transaction: { readonly type: string; readonly amount: string; readonly currency: string };
}

/** What a transaction changes the balance by: a debit with a minus. */
export function SignedMoney({ transaction }: Props) {
  return <Money amount={signedAmount(transaction)} currency={transaction.currency} />;
}
