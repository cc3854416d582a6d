import { useAccount } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { LinkButton } from '../../../ui/LinkButton';
import { TransferList } from './TransferList';

/** The transfers from and to the selected account (/account/transfers). */
export function AccountTransfersPage() {
  const { id, name } = useAccount();
  const other = <LinkButton to={paths.transfers}>All accounts</LinkButton>;
  return <TransferList key={id} accountId={id} context={name} other={other} />;
}
