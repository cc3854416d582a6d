import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../app/paths';
import { useAccount, usePortal } from '../../../app/session/PortalContext';
import { ReadFrame } from '../../../shared/ReadFrame';
import { LinkButton } from '../../../ui/LinkButton';
import { PageHeader } from '../../../ui/PageHeader';
import { SearchInput } from '../../../ui/SearchInput';
import { Stack } from '../../../ui/Stack';
import { useUrlState } from '../../../ui/useUrlState';
import { BeneficiariesResult } from './BeneficiariesResult';
import { useBeneficiaries } from './beneficiariesQuery';

/** The beneficiaries of the selected account (/account/beneficiaries). */
export function BeneficiariesPage() {
  const account = useAccount();
  const { seat } = usePortal();
  const { page, get, set } = useUrlState();
  const search = get('search');
  const read = useBeneficiaries({ accountId: account.id, search, page });
  const setSearch = useCallback((text: string) => set({ search: text }), [set]);
  const setPage = useCallback((next: number) => set({ page: next > 1 ? String(next) : '' }), [set]);
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
