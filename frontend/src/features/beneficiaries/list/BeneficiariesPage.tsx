import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { useAccount, usePortal } from '../../../session/PortalContext';
import { ReadFrame } from '../../../shared/ReadFrame';
import { pageParam, textParam } from '../../../shared/searchParams';
import { useSearch } from '../../../shared/useSearch';
import { LinkButton } from '../../../ui/LinkButton';
import { PageHeader } from '../../../ui/PageHeader';
import { SearchInput } from '../../../ui/SearchInput';
import { Stack } from '../../../ui/Stack';
import { useTableView } from '../../../ui/table/useTableView';
import { BeneficiariesResult } from './BeneficiariesResult';
import { useBeneficiaries } from './beneficiariesQuery';
import { columns, defaultSort } from './columns';

/** The query parameters of the list. */
const beneficiariesSearch = { search: textParam(), page: pageParam };

/** The beneficiaries of the selected account (/account/beneficiaries). */
export function BeneficiariesPage() {
  const account = useAccount();
  const { seat } = usePortal();
  const { values, set } = useSearch(beneficiariesSearch);
  const { search, page } = values;
  const view = useTableView(columns, defaultSort);
  const read = useBeneficiaries({ accountId: account.id, search, page, sort: view.sort });
  const setSearch = useCallback((text: string) => set({ search: text }), [set]);
  const setPage = useCallback((next: number) => set({ page: next }), [set]);
  return (
    <>
      <PageHeader
        title={messages.shell.beneficiaries}
        context={`People and companies that ${account.name} pays`}
        actions={
          seat?.role.can_create_beneficiaries && (
            <LinkButton to={paths.newBeneficiary} tone="primary" icon={<IconPlus size={16} aria-hidden />}>
              New beneficiary
            </LinkButton>
          )
        }
      />
      <Stack>
        <SearchInput label="Search beneficiaries" placeholder="Search by name" value={search} onChange={setSearch} />
        <ReadFrame read={read} rows={8}>
          {(data) => (
            <BeneficiariesResult
              data={data}
              page={page}
              view={view}
              isFiltered={search !== ''}
              isRefreshing={read.isRefreshing}
              onPage={setPage}
            />
          )}
        </ReadFrame>
      </Stack>
    </>
  );
}
