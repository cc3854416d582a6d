import { useAccount } from '../../../session/PortalContext';
import { flagParam } from '../../../shared/searchParams';
import { useSearch } from '../../../shared/useSearch';
import { BeneficiaryList } from './BeneficiaryList';
import { ProviderList } from './ProviderList';

const pageSearch = { atProvider: flagParam };

/** The beneficiaries of the selected account (/account/beneficiaries): those of the portal, or those that the provider holds. */
export function BeneficiariesPage() {
  const account = useAccount();
  const { values } = useSearch(pageSearch);
  const List = values.atProvider ? ProviderList : BeneficiaryList;
  return <List key={account.id} account={account} />;
}
