import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { ReadFrame } from '../../../shared/ReadFrame';
import { paymentsSearch } from '../../../shared/payments/paymentsSearch';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { useSearch } from '../../../shared/useSearch';
import { FilterChips } from '../../../ui/FilterChips';
import { LinkButton } from '../../../ui/LinkButton';
import { PageHeader } from '../../../ui/PageHeader';
import { SearchInput } from '../../../ui/SearchInput';
import { Stack } from '../../../ui/Stack';
import { useTableView } from '../../../ui/table/useTableView';
import { columns, defaultSort } from './columns';
import { PaymentsResult } from './PaymentsResult';
import { usePayments } from './paymentsQuery';
import { statusFilters } from './statusFilters';

/** The payments of the selected account (/account/payments): status, search and page are query parameters. */
export function PaymentsPage() {
  const account = useAccount();
  const mayPay = useMayPay();
  const { values, set } = useSearch(paymentsSearch);
  const { status, search, page } = values;
  const view = useTableView(columns, defaultSort);
  const { read, news } = usePayments({ accountId: account.id, status, search, page, sort: view.sort });
  const setSearch = useCallback((text: string) => set({ search: text }), [set]);
  const setPage = useCallback((next: number) => set({ page: next }), [set]);

  return (
    <>
      <PageHeader
        title={messages.shell.payments}
        context={`Payments of ${account.name}`}
        actions={
          mayPay && (
            <LinkButton to={paths.newPayment} tone="primary" icon={<IconPlus size={16} aria-hidden />}>
              New payment
            </LinkButton>
          )
        }
      />
      <Stack>
        <SearchInput
          label="Search payments"
          placeholder="Search by payee or reference"
          value={search}
          onChange={setSearch}
        />
        <FilterChips
          label="Status"
          value={status}
          options={statusFilters}
          onChange={(value) => set({ status: value })}
        />
        <ReadFrame read={read} rows={8}>
          {(data) => (
            <PaymentsResult
              data={data}
              page={page}
              view={view}
              isFiltered={Boolean(status || search)}
              news={news}
              isRefreshing={read.isRefreshing}
              onShowNew={read.reload}
              onPage={setPage}
            />
          )}
        </ReadFrame>
      </Stack>
    </>
  );
}
