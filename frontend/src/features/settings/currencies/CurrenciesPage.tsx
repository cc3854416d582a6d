import { lazy, Suspense } from 'react';
import { paths } from '../../../session/paths';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import { addressOf, matching, oneOfParam, pageParam, textParam, useSearch } from '../../../shared/searchParams';
import { currencyMatches } from '../../../ui/CurrencySelect';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { Panel } from '../../../ui/Panel';
import { Skeleton } from '../../../ui/loading';
import { useCurrencies, type CurrencyRow } from './currenciesQuery';
import { currencyColumns, currencyName } from './currencyColumns';

// Most visits only look, and the form brings the validation.
const CurrencyForm = lazy(async () => ({ default: (await import('./CurrencyForm')).CurrencyForm }));

const perPage = 25;

/** The filters of the list, with what each keeps. */
const filters = {
  '': { label: 'All', keeps: () => true },
  offered: { label: 'Offered', keeps: ({ enabled }: CurrencyRow) => enabled },
  not_offered: { label: 'Not offered', keeps: ({ enabled }: CurrencyRow) => !enabled },
  safeguarded: { label: 'Safeguarded', keeps: ({ safeguarded }: CurrencyRow) => safeguarded },
} as const;
const filterNames = ['', 'offered', 'not_offered', 'safeguarded'] as const;

const search = {
  search: textParam(80),
  show: oneOfParam(filterNames, ''),
  /** The currency whose form is open. */
  edit: matching((text) => /^[A-Z]{3}$/.test(text)),
  page: pageParam,
};

/** What the house sets for each currency (/admin/currencies). */
export function CurrenciesPage() {
  const { values, set } = useSearch(search);
  const { read, news } = useCurrencies();
  const rows = read.data?.currency_settings;
  const matching = rows?.filter(({ currency }) => currencyMatches(currency, values.search));
  const found = matching?.filter(filters[values.show].keeps);
  const formOf = (edit: string) => addressOf(paths.currencies, search, { ...values, edit });
  const edited = rows?.find(({ currency }) => currency === values.edit);
  const close = () => set({ edit: '', page: values.page });
  return (
    <>
      <ListPage
        title="Currencies"
        context="What is offered in each, and what is safeguarded"
        search={{ label: 'Search currencies', value: values.search, onChange: (text) => set({ search: text }) }}
        chips={
          <FilterChips
            label="Currencies"
            value={values.show}
            options={filterNames.map((value) => ({
              value,
              label: filters[value].label,
              count: matching?.filter(filters[value].keeps).length,
            }))}
            onChange={(show) => set({ show })}
          />
        }
        caption="Currencies"
        nouns={['currency', 'currencies']}
        read={read}
        news={news}
        rows={found?.slice((values.page - 1) * perPage, values.page * perPage)}
        columns={currencyColumns(formOf)}
        rowKey={({ currency }) => currency}
        rowLink={({ currency }) => formOf(currency)}
        rowVersion={(row) => JSON.stringify(row)}
        pager={{
          page: values.page,
          pages: Math.ceil((found?.length ?? 0) / perPage),
          onPage: (page) => set({ page }),
        }}
        onClear={values.search || values.show ? () => set({ search: '', show: '' }) : undefined}
        empty={<EmptyState>There are no currencies yet.</EmptyState>}
      />
      <Panel title={currencyName(values.edit)} isOpen={Boolean(edited)} onClose={close}>
        {edited && (
          <Suspense fallback={<Skeleton rows={4} />}>
            <CurrencyForm key={JSON.stringify(edited)} stored={edited} onDone={close} />
          </Suspense>
        )}
      </Panel>
    </>
  );
}
