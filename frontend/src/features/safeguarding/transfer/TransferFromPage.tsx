import { useSearch } from '../../../shared/searchParams';
import { SafeguardingTransfer } from './SafeguardingTransfer';
import { transferSearch } from './transferSearch';

/** Brings client money back from the control account (/admin/safeguarding/transfer-from). */
export function TransferFromPage() {
  const { destinationAccountId: accountId, ...values } = useSearch(transferSearch.from).values;
  return <SafeguardingTransfer direction="from" filled={{ ...values, accountId }} />;
}
