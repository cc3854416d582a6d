import { usePortal } from '../../../session/PortalContext';
import { ReadFrame } from '../../../shared/ReadFrame';
import { PageHeader } from '../../../ui/PageHeader';
import { useTransferAccounts } from '../transferAccounts';
import { TransferSteps } from './TransferSteps';
import { emptyTransfer } from './transferValues';

/** A new transfer between two accounts (/admin/transfers/new). */
export function NewTransferPage() {
  const { account } = usePortal();
  const read = useTransferAccounts();
  return (
    <>
      <PageHeader title="New transfer" context="Between accounts of the portal" />
      <ReadFrame read={read} rows={6}>
        {({ accounts }) => <TransferSteps accounts={accounts} initialValues={emptyTransfer(account?.id ?? '')} />}
      </ReadFrame>
    </>
  );
}
