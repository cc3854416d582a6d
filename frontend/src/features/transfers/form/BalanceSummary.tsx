import { useFormValues } from '../../../ui/form/formState';
import { Details } from '../../../ui/Details';
import { Money } from '../../../ui/money/Money';
import type { TransferAccount } from '../transferAccounts';
import { accountOf, balanceAfter, balanceOf, type TransferValues } from './transferValues';

/** What the account holds that the money is to leave, before and after the transfer. */
export function BalanceSummary({ accounts }: { accounts: readonly TransferAccount[] }) {
  const values = useFormValues<TransferValues>();
  const { source, currency } = values;
  const account = accountOf(accounts, source);
  if (!account || !currency) return <p>Choose an account and a currency to see the balance.</p>;
  const after = balanceAfter(account, values);
  return (
    <>
      <Details
        items={[
          { label: 'Available now', value: <Money amount={balanceOf(account, currency)} currency={currency} /> },
          { label: 'Available after', value: after && <Money amount={after} currency={currency} /> },
        ]}
      />
      {after?.startsWith('-') && <p>{account.name} holds less than this amount.</p>}
    </>
  );
}
