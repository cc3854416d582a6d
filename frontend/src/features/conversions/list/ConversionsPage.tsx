import { useAccount } from '../../../session/PortalContext';
import { ConversionList } from './ConversionList';

/** The conversions of the selected account (/account/conversions): filters, order and page are query parameters. */
export function ConversionsPage() {
  const account = useAccount();
  return <ConversionList key={account.id} account={account} />;
}
