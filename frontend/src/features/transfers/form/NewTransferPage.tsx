import { usePortal } from '../../../session/PortalContext';
import { ReadFrame } from '../../../shared/ReadFrame';
import { transferSearch } from '../../../shared/transfers/transferSearch';
import { useSearch } from '../../../shared/searchParams';
import { PageHeader } from '../../../ui/PageHeader';
import { useTransferAccounts } from '../transferAccounts';
import { TransferSteps } from './TransferSteps';
import { emptyTransfer } from './transferValues';

/** A new transfer between two accounts (/admin/transfers/new). The address may fill it in. */
export function NewTransferPage() {
  const { account } = usePortal();
  const read = useTransferAccounts();
  const { source, ...filled } = useSearch(transferSearch).values;
  return (
    <>
      <PageHeader title="New transfer" context="Between accounts of the portal" />
      <ReadFrame read={read} rows={6}>
        {({ accounts }) => (
          <TransferSteps
            accounts={accounts}
            initialValues={{ ...emptyTransfer(source || (account?.id ?? '')), ...filled }}
          />
        )}
      </ReadFrame>
    </>
  );
}
