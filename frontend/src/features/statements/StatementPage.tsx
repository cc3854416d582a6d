import { messages } from '../../../../domain/messages';
import { useAccount } from '../../session/PortalContext';
import { paths } from '../../session/paths';
import { countText } from '../../ui/formats';
import { ListFilters } from '../../shared/patterns/list/ListFilters';
import { RowList } from '../../shared/patterns/list/RowList';
import { ReportPage } from '../../shared/patterns/ReportPage';
import { formFilters, noFilters } from '../../shared/transactions/filterTags';
import type { TransactionsSearch } from '../../shared/transactions/transactionsSearch';
import { useMoreFilters } from '../../shared/transactions/useMoreFilters';
import { EmptyState } from '../../ui/EmptyState';
import { formatDay } from '../../ui/formatDate';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/layout';
import { ExportPanel } from './exports/ExportPanel';
import { MonthlyStatements } from './exports/MonthlyStatements';
import { PeriodChoice } from './PeriodChoice';
import { statementColumns } from './statementColumns';
import { StatementFigures } from './StatementFigures';
import { linesPerPage, useStatementLines, useStatementTotals } from './statementQuery';
import { periodOf, useStatementSearch } from './statementSearch';

const nouns = ['transaction', 'transactions'] as const;

/** The filters that a statement always has. */
const fixed = ['currency', 'completedAtFrom', 'completedAtTo'];

/**
 * A statement of the selected account in one currency (/account/transactions/export): opening balance, the completed transactions of a period
 * with the balance after each, closing balance. Currency, period, filters and page are query parameters.
 */
export function StatementPage() {
  const account = useAccount();
  return <Statement key={account.id} accountId={account.id} name={account.name} />;
}

function Statement({ accountId, name }: { accountId: string; name: string }) {
  const { values, set, today } = useStatementSearch();
  const { currency, page, search } = values;
  const period = periodOf(values);
  const filter = { ...values, accountId };
  const totals = useStatementTotals(filter);
  const { read, rows, news } = useStatementLines(filter, totals.reload);
  const count = totals.data?.totals.reduce((sum, { lines }) => sum + (lines ?? 0), 0);
  const keep = { currency, completedAtFrom: period.from, completedAtTo: period.to };
  const more = useMoreFilters(accountId, values, set);
  const tags = more.tags.filter(({ key }) => !fixed.includes(key));
  return (
    <ReportPage
      title={`${currency} statement`}
      context={`${name}, ${formatDay(period.from)} to ${formatDay(period.to)}`}
      exports={<LinkButton to={paths.transactions}>{messages.shell.statements}</LinkButton>}
      parameters={
        <PeriodChoice
          choice={{ currency, ...period }}
          today={today}
          onChange={({ currency: next, from, to }) => set({ currency: next, completedAtFrom: from, completedAtTo: to })}
        />
      }
      read={totals}
      totals={(data) => <StatementFigures totals={data} currency={currency} />}
    >
      {() => (
        <Stack>
          <ListFilters
            search={{
              label: 'Search the statement',
              placeholder: 'Search by reference, reason or amount',
              value: search,
              onChange: (text) => set({ search: text }),
            }}
            more={{ ...more, tags, onClear: () => set({ ...noFilters, ...keep }) }}
          />
          <p role="status">{countText(count, nouns)}</p>
          <RowList
            caption="Statement"
            nouns={nouns}
            read={read}
            rows={rows}
            news={news}
            columns={statementColumns}
            rowKey={({ id }) => id}
            rowLink={({ id }) => paths.transaction(id)}
            pager={{ page, pages: Math.ceil((count ?? 0) / linesPerPage), onPage: (next) => set({ page: next }) }}
            onClear={isFiltered(values) ? () => set({ search: '', ...noFilters, ...keep }) : undefined}
            empty={<EmptyState isLine>Nothing moved in this period.</EmptyState>}
          />
          <ExportPanel accountId={accountId} choice={{ currency, ...period }} />
          <MonthlyStatements accountId={accountId} currency={currency} />
        </Stack>
      )}
    </ReportPage>
  );
}

function isFiltered(values: TransactionsSearch): boolean {
  const filters = Object.entries(formFilters(values)).filter(([name]) => !fixed.includes(name));
  return Boolean(values.search) || filters.some(([, value]) => Boolean(value));
}
