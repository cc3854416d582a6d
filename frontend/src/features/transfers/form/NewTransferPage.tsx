import { useRead } from '../../../graphql/useRead';
import { usePortal } from '../../../session/PortalContext';
import { ReadFrame } from '../../../shared/ReadFrame';
import { PageHeader } from '../../../ui/PageHeader';
import { TransferAccountsDocument } from './transferDocuments';
import { TransferSteps } from './TransferSteps';
import { emptyTransfer } from './transferValues';

/** A new transfer between two accounts (/admin/transfers/new). */
export function NewTransferPage() {
  const { account } = usePortal();
  const read = useRead({ query: TransferAccountsDocument, variables: {} });
  return (
    <>
      <PageHeader title="New transfer" context="Between accounts of the portal" />
      <ReadFrame read={read} rows={6}>
        {({ accounts }) => <TransferSteps accounts={accounts} initialValues={emptyTransfer(account?.id ?? '')} />}
      </ReadFrame>
    </>
  );
}
