import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import type { AccountSummary } from '../../../session/sessionUser';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import { useTransactionList } from '../../../shared/transactions/useTransactionList';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';

/** The transactions of the selected account (/account/transactions): filters, order and page are query parameters. */
export function TransactionsPage() {
  const account = useAccount();
  return <TransactionList key={account.id} account={account} />;
}

function TransactionList({ account }: { account: AccountSummary }) {
  const list = useTransactionList(account.id, 'list');
  return (
    <ListPage
      title={messages.shell.statements}
      context={account.name}
      action={<LinkButton to={paths.statement}>Statement and export</LinkButton>}
      empty={<EmptyState>The transactions of this account will be listed here.</EmptyState>}
      {...list}
    />
  );
}
