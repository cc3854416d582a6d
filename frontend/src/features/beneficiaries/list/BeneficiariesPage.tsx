import { useAccount } from '../../../session/PortalContext';
import { BeneficiaryList } from './BeneficiaryList';

/** The beneficiaries of the selected account (/account/beneficiaries). */
export function BeneficiariesPage() {
  const account = useAccount();
  return <BeneficiaryList key={account.id} account={account} />;
}
