import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import type { AccountSummary } from '../../../session/sessionUser';
import { ListPage, NewLink } from '../../../shared/patterns/list/ListPage';
import { DeletePendingPayments } from '../../../shared/payments/administration/DeletePendingPayments';
import { paymentsSearch } from '../../../shared/payments/paymentsSearch';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { Row } from '../../../ui/layout';
import { useTableView } from '../../../ui/table/useTableView';
import { columns, defaultSort } from './columns';
import { ElsewhereSearch } from './ElsewhereSearch';
import { ExportButton } from './ExportButton';
import { formFilters, noFilters } from './filterTags';
import { paymentsPerPage, usePayments } from './paymentsQuery';
import { countOf, foundText, usePaymentTotals } from './paymentTotals';
import { SavedViews } from './savedViews/SavedViews';
import { statusesOf, statusFilters } from './statusFilters';
import { useExport } from './useExport';
import { useMoreFilters } from './useMoreFilters';

/** The payments of an account. */
export function PaymentList({ account }: { account: AccountSummary }) {
  const mayPay = useMayPay();
  const { values, set } = useSearch(paymentsSearch);
  const { search, status, page } = values;
  const view = useTableView(columns, defaultSort);
  const filter = { ...values, accountId: account.id, sort: view.sort };
  const { data: { totals } = {}, reload } = usePaymentTotals(filter);
  const { read, news } = usePayments(filter, reload);
  const exported = useExport(filter);
  const statuses = statusesOf(status);
  const options = statusFilters.map((option) => ({ ...option, count: totals && countOf(totals, option.statuses) }));
  const isFiltered = [status, search, ...Object.values(formFilters(values))].some(Boolean);
  return (
    <ListPage
      title={messages.shell.payments}
      context={account.name}
      summary={totals && foundText(totals, statuses)}
      isSummaryLong
      action={<Actions account={account} mayPay={mayPay} onDeleted={read.reload} />}
      search={{
        label: 'Search payments',
        placeholder: 'Search by payee, reference or amount',
        value: search,
        onChange: (text) => set({ search: text }),
      }}
      more={useMoreFilters(values, set)}
      chips={
        <>
          <FilterChips label="Status" value={status} options={options} onChange={(value) => set({ status: value })} />
          <SavedViews values={values} set={set} />
        </>
      }
      caption="Payments"
      nouns={['payment', 'payments']}
      read={read}
      rows={read.data?.payments}
      news={news}
      columns={columns}
      view={view}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.payment(id)}
      rowVersion={({ version, status }) => `${version} ${status}`}
      tools={<ExportButton {...exported} />}
      notice={exported.notice && <Notice {...exported.notice} />}
      pager={{
        page,
        pages: totals ? Math.ceil(countOf(totals, statuses) / paymentsPerPage) : 0,
        onPage: (next) => set({ page: next }),
      }}
      onClear={isFiltered ? () => set({ status: '', search: '', ...noFilters }) : undefined}
      elsewhere={search.trim() && <ElsewhereSearch key={search} text={search.trim()} />}
      empty={
        <EmptyState action={mayPay && <LinkButton to={paths.newPayment}>New payment</LinkButton>}>
          The payments of this account will be listed here.
        </EmptyState>
      }
    />
  );
}

interface ActionsProps {
  account: AccountSummary;
  mayPay: boolean;
  onDeleted: () => void;
}

function Actions({ account, mayPay, onDeleted }: ActionsProps) {
  return (
    <Row>
      <LinkButton to={paths.paymentTemplates}>Templates</LinkButton>
      <LinkButton to={paths.recurringPayments}>Recurring</LinkButton>
      <DeletePendingPayments account={account} onDeleted={onDeleted} />
      {mayPay && <LinkButton to={paths.uploadPayments}>Upload a file</LinkButton>}
      {mayPay && <NewLink to={paths.newPayment}>New payment</NewLink>}
    </Row>
  );
}
