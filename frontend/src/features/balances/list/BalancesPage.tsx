import { exceeds } from '../../../../../domain/money/amount';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { useMayOpen, useAccount } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import type { AccountSummary } from '../../../session/sessionUser';
import { TotalWorth, TotalWorthPlace } from '../../../shared/balances/TotalWorth';
import { useBalanceLinks } from '../../../shared/balances/useBalanceLinks';
import { RowList } from '../../../shared/patterns/list/RowList';
import { WorkbenchPage } from '../../../shared/patterns/WorkbenchPage';
import { currentRates } from '../../../shared/rates/currentRates';
import { worthIn } from '../../../shared/rates/worth';
import { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { LinkButton } from '../../../ui/LinkButton';
import { Stack } from '../../../ui/layout';
import { formatAmount } from '../../../ui/money/amountTexts';
import { balanceColumns } from './balanceColumns';
import { balancesPerPage, useBalances, type BalancesData, balancesSearch } from './balancesQuery';

/** The least amounts that the list offers, in whole units of each balance's own currency. */
const offered = [
  { value: '', label: 'All' },
  { value: '0.01', label: 'More than zero' },
  { value: '10000', label: 'From 10,000' },
  { value: '100000', label: 'From 100,000' },
];

/** The chips of the list, and one for an amount that only the address has. */
function amountChips(amountFrom: string) {
  const isOffered = offered.some(({ value }) => value === amountFrom);
  return isOffered ? offered : [...offered, { value: amountFrom, label: `From ${formatAmount(amountFrom, 'EUR')}` }];
}

/** The balances of the selected account (/account/balances): the least amount and the page are query parameters. */
export function BalancesPage() {
  const account = useAccount();
  return <BalanceList key={account.id} account={account} />;
}

function BalanceList({ account }: { account: AccountSummary }) {
  const mayOpen = useMayOpen();
  const linksOf = useBalanceLinks();
  const { values, set } = useSearch(balancesSearch);
  const { read, news } = useBalances(account, values);
  const currency = account.organisation.authorisation_currency;
  const worthOf = useWorth(currency, read.data);
  const found = read.data?.all.filter(({ amount }) => !values.amountFrom || !exceeds(values.amountFrom, amount));
  return (
    <WorkbenchPage
      title={messages.shell.balances}
      context={account.name}
      actions={mayOpen(paths.openPositions) && <LinkButton to={paths.openPositions}>Open positions</LinkButton>}
      figures={
        read.data ? (
          <TotalWorth balances={read.data.all} rates={read.data.exchange_rates} currency={currency} />
        ) : (
          read.isLoading && <TotalWorthPlace />
        )
      }
    >
      <Stack>
        <FilterChips
          label="Least balance"
          value={values.amountFrom}
          options={amountChips(values.amountFrom)}
          onChange={(amountFrom) => set({ amountFrom })}
        />
        <RowList
          caption="Balances"
          nouns={['balance', 'balances']}
          read={read}
          rows={read.data?.balances}
          news={news}
          columns={balanceColumns({ currency, worthOf, linksOf })}
          rowKey={({ id }) => id}
          rowLink={({ currency: code }) => paths.balance(code)}
          rowVersion={({ amount }) => amount}
          pager={{
            page: values.page,
            pages: Math.ceil((found?.length ?? 0) / balancesPerPage),
            onPage: (page) => set({ page }),
          }}
          onClear={values.amountFrom ? () => set({ amountFrom: '' }) : undefined}
          empty={<EmptyState>Balances will be listed here once money has arrived.</EmptyState>}
        />
      </Stack>
    </WorkbenchPage>
  );
}

function useWorth(currency: string, data: BalancesData | undefined) {
  const { now } = useServices();
  return worthIn(currency, currentRates(data?.exchange_rates ?? [], now()));
}
