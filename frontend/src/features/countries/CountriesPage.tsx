import { lazy, Suspense } from 'react';
import { messages } from '../../../../domain/messages';
import { paths } from '../../session/paths';
import { ListPage } from '../../shared/patterns/list/ListPage';
import { addressOf, matching, oneOfParam, pageParam, textParam, useSearch } from '../../shared/searchParams';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { FilterChips } from '../../ui/FilterChips';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/loading';
import { useAllCountries, type CountryRow } from './countriesQuery';
import { countryColumns } from './countryColumns';
import { countryFilters, findCountries, type CountryFilter } from './findCountries';

// Most visits only look, and the form brings the validation.
const CountryForm = lazy(async () => ({ default: (await import('./CountryForm')).CountryForm }));

const perPage = 25;
const newCountry = 'new';

const search = {
  search: textParam(80),
  show: oneOfParam(countryFilters, ''),
  /** The country whose form is open, or `new`. */
  edit: matching((text) => text === newCountry || /^[A-Z]{2}$/.test(text)),
  page: pageParam,
};

const labels: Readonly<Record<CountryFilter, string>> = {
  '': 'All',
  open: 'Open',
  non_permitted: 'Non-permitted',
  sanctioned: 'Sanctioned',
  restricted: 'Restricted',
};

/** Countries, and whether money may go there (/admin/countries). */
export function CountriesPage() {
  const { values, set } = useSearch(search);
  const { read, countries } = useAllCountries();
  const found = countries && findCountries(countries, values.show, values.search);
  const formOf = (edit: string) => addressOf(paths.countries, search, { ...values, edit });
  const isFiltered = Boolean(values.search || values.show);
  return (
    <>
      <ListPage
        title={messages.adminMenu.countries}
        context="Where money may go, and what it costs to send it there"
        action={
          <Button tone="primary" onClick={() => set({ edit: newCountry, page: values.page })}>
            New country
          </Button>
        }
        search={{ label: 'Search countries', value: values.search, onChange: (text) => set({ search: text }) }}
        chips={
          <FilterChips
            label="Payments"
            value={values.show}
            options={countryFilters.map((value) => ({
              value,
              label: labels[value],
              count: countries && findCountries(countries, value, values.search).length,
            }))}
            onChange={(show) => set({ show })}
          />
        }
        caption="Countries"
        nouns={['country', 'countries']}
        read={read}
        rows={found?.slice((values.page - 1) * perPage, values.page * perPage)}
        columns={countryColumns(formOf)}
        rowKey={({ alpha2Code }) => alpha2Code}
        rowLink={({ alpha2Code }) => formOf(alpha2Code)}
        rowVersion={({ updatedAt }) => updatedAt}
        pager={{
          page: values.page,
          pages: Math.ceil((found?.length ?? 0) / perPage),
          onPage: (page) => set({ page }),
        }}
        onClear={isFiltered ? () => set({ search: '', show: '' }) : undefined}
        empty={<EmptyState>There are no countries yet.</EmptyState>}
      />
      <CountryPanel
        edit={values.edit}
        country={countries?.find(({ alpha2Code }) => alpha2Code === values.edit)}
        onClose={() => set({ edit: '', page: values.page })}
      />
    </>
  );
}

interface PanelProps {
  /** The country whose form is open, `new`, or empty. */
  edit: string;
  country: CountryRow | undefined;
  onClose: () => void;
}

function CountryPanel({ edit, country, onClose }: PanelProps) {
  return (
    <Panel
      title={country?.countryName ?? 'New country'}
      isOpen={Boolean(country) || edit === newCountry}
      onClose={onClose}
      isWide
    >
      {edit && (
        <Suspense fallback={<Skeleton rows={6} />}>
          <CountryForm key={edit} country={country} onDone={onClose} />
        </Suspense>
      )}
    </Panel>
  );
}
