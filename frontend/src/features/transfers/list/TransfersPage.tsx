import { usePortal } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { LinkButton } from '../../../ui/LinkButton';
import { TransferList } from './TransferList';

/** The transfers between all accounts that the user may see (/admin/transfers). */
export function TransfersPage() {
  const { account } = usePortal();
  const other = account && <LinkButton to={paths.accountTransfers}>Only {account.name}</LinkButton>;
  return <TransferList context="Between accounts of the portal" other={other} />;
}
