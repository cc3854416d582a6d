import { paths } from '../../session/paths';
import { countText } from '../../ui/formats';
import { ListFilters } from '../../shared/patterns/list/ListFilters';
import { RowList } from '../../shared/patterns/list/RowList';
import { WorkbenchPage } from '../../shared/patterns/WorkbenchPage';
import { chartDaysSearch, useChartDays } from '../../shared/rates/chartDays';
import { pairText } from '../../shared/rates/currentRates';
import { RateChart } from '../../shared/rates/RateChart';
import { addressOf, pageParam, textParam, useSearch } from '../../shared/searchParams';
import { Card, Stack } from '../../ui/layout';
import { EmptyState } from '../../ui/EmptyState';
import { pairNames, rateColumns } from './rateColumns';
import { useRates, type Rate } from './ratesQuery';

const ratesSearch = { ...chartDaysSearch, search: textParam(), pair: textParam(6), page: pageParam };
const nouns = ['pair', 'pairs'] as const;
const ratesPerPage = 15;

/** The pair whose chart is shown until the user chooses one. */
const firstPair = 'EURGBP';

/** Whether a pair's code or the names of its currencies contain the text; a stroke between the codes does not matter. */
function contains({ currencyPair }: Rate, text: string): boolean {
  const sought = text.replaceAll('/', '').trim().toLowerCase();
  return [currencyPair, pairNames(currencyPair)].some((one) => one.toLowerCase().includes(sought));
}

/** The rates (/admin/rates): the mid-market chart of one pair, and all pairs with the mid-market rate and the house's prices. */
export function RatesPage() {
  const { values, set } = useSearch(ratesSearch);
  const { days, chips } = useChartDays();
  const { read, news } = useRates();
  const found = read.data?.rates.filter((rate) => contains(rate, values.search));
  const rateOf = (pair: string) => read.data?.rates.find(({ currencyPair }) => currencyPair === pair);
  const shown = read.data
    ? (rateOf(values.pair) ?? rateOf(firstPair) ?? found?.[0])?.currencyPair
    : values.pair || firstPair;
  const chartAddress = ({ currencyPair }: Rate) =>
    addressOf(paths.rates, ratesSearch, { ...values, pair: currencyPair });
  return (
    <WorkbenchPage
      title="Rates"
      // The line is there before the number.
      context={countText(found?.length, nouns) ?? '\u00a0'}
      figures={
        shown && (
          <Card title={pairText(shown)} action={chips}>
            <RateChart pair={shown} days={days} />
          </Card>
        )
      }
    >
      <Stack>
        <ListFilters
          search={{
            label: 'Search rates',
            placeholder: 'Search by code or currency',
            value: values.search,
            onChange: (search) => set({ search }),
          }}
        />
        <RowList
          caption="Rates"
          nouns={nouns}
          read={read}
          rows={found?.slice((values.page - 1) * ratesPerPage, values.page * ratesPerPage)}
          news={news}
          columns={rateColumns(chartAddress)}
          rowKey={({ currencyPair }) => currencyPair}
          rowLink={chartAddress}
          rowVersion={({ midMarketRate, pricedAt }) => `${midMarketRate} ${pricedAt}`}
          pager={{
            page: values.page,
            pages: Math.ceil((found?.length ?? 0) / ratesPerPage),
            onPage: (page) => set({ page }),
          }}
          onClear={values.search ? () => set({ search: '' }) : undefined}
          empty={<EmptyState>The rates of all pairs will be listed here once the schedule has read them.</EmptyState>}
        />
      </Stack>
    </WorkbenchPage>
  );
}
