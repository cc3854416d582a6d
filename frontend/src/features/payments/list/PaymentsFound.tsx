import { ReadFrame } from '../../../shared/ReadFrame';
import type { PaymentsSearch } from '../../../shared/payments/paymentsSearch';
import { FilterChips } from '../../../ui/FilterChips';
import { useTableView } from '../../../ui/table/useTableView';
import { columns, defaultSort } from './columns';
import { filterTags } from './filterTags';
import { PaymentsResult } from './PaymentsResult';
import { usePayments } from './paymentsQuery';
import { countOf, usePaymentTotals } from './paymentTotals';
import { statusFilters } from './statusFilters';

interface Props {
  accountId: string;
  values: PaymentsSearch;
  set: (changes: Partial<PaymentsSearch>) => void;
}

/** What the filters find: how many payments in each status, and those of the chosen one. */
export function PaymentsFound({ accountId, values, set }: Props) {
  const { status, search } = values;
  const view = useTableView(columns, defaultSort);
  const filter = { ...values, accountId, sort: view.sort };
  const { data: { totals } = {}, reload } = usePaymentTotals(filter);
  const { read, news } = usePayments(filter, reload);
  const options = statusFilters.map((option) => ({ ...option, count: totals && countOf(totals, option.statuses) }));

  return (
    <>
      <FilterChips label="Status" value={status} options={options} onChange={(value) => set({ status: value })} />
      <ReadFrame read={read} rows={8}>
        {(data) => (
          <PaymentsResult
            data={data}
            totals={totals}
            filter={filter}
            view={view}
            isFiltered={Boolean(status || search || filterTags(values, []).length > 0)}
            news={news}
            isRefreshing={read.isRefreshing}
            onShowNew={read.reload}
            onPage={(next) => set({ page: next })}
          />
        )}
      </ReadFrame>
    </>
  );
}
