import { paths } from '../../../session/paths';
import type { AccountSummary } from '../../../session/sessionUser';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import { pageParam, useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { useProviderBeneficiaries } from './providerBeneficiariesQuery';
import { providerColumns } from './providerColumns';

const providerSearch = { page: pageParam };

/** The beneficiaries that the provider holds for an account, with a button that takes one into the portal. */
export function ProviderList({ account }: { account: AccountSummary }) {
  const { values, set } = useSearch(providerSearch);
  const { page } = values;
  const read = useProviderBeneficiaries(page);
  const found = read.data?.searchLiveBeneficiaries;
  return (
    <ListPage
      title="Beneficiaries at the provider"
      context={`What the provider holds for ${account.name}`}
      action={<LinkButton to={paths.beneficiaries}>Beneficiaries in the portal</LinkButton>}
      caption="Beneficiaries at the provider"
      nouns={['beneficiary', 'beneficiaries']}
      read={read}
      rows={found?.beneficiaries}
      columns={providerColumns}
      rowKey={({ tccBeneficiaryId }) => tccBeneficiaryId}
      pager={{ page, pages: found?.totalPages ?? 0, onPage: (next) => set({ page: next }) }}
      empty={<EmptyState>The provider holds no beneficiary for this account.</EmptyState>}
    />
  );
}
