import { useAccount } from '../../session/PortalContext';
import type { AccountSummary } from '../../session/sessionUser';
import { useTransactionList } from '../../shared/transactions/useTransactionList';
import { EmptyState } from '../../ui/EmptyState';
import { SearchPage } from './SearchPage';

/** The search for transactions of the selected account (/account/search and /account/search/transactions). */
export function SearchTransactionsPage() {
  const account = useAccount();
  return <FoundTransactions key={account.id} account={account} />;
}

function FoundTransactions({ account }: { account: AccountSummary }) {
  const list = useTransactionList(account.id, 'search');
  return (
    <SearchPage
      {...list}
      current="transactions"
      account={account.name}
      empty={<EmptyState isLine>This account has no transactions yet.</EmptyState>}
    />
  );
}
