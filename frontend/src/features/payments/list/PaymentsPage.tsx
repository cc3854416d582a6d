import { useAccount } from '../../../session/PortalContext';
import { PaymentList } from './PaymentList';

/** The payments of the selected account (/account/payments): filters, order and page are query parameters. */
export function PaymentsPage() {
  const account = useAccount();
  return <PaymentList key={account.id} account={account} />;
}
