import { useSearch } from '../../../shared/searchParams';
import { SafeguardingTransfer } from './SafeguardingTransfer';
import { transferSearch } from './transferSearch';

/** Moves client money to the control account (/admin/safeguarding/transfer-to). */
export function TransferToPage() {
  const { sourceAccountId: accountId, ...values } = useSearch(transferSearch.to).values;
  return <SafeguardingTransfer direction="to" filled={{ ...values, accountId }} />;
}
