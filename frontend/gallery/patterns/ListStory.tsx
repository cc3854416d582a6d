import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { countText } from '../../src/ui/formats';
import { ListPage, NewLink } from '../../src/shared/patterns/list/ListPage';
import { useSearch, oneOfParam, pageParam, textParam } from '../../src/shared/searchParams';
import { Button } from '../../src/ui/Button';
import { EmptyState } from '../../src/ui/EmptyState';
import { FilterChips } from '../../src/ui/FilterChips';
import { Money } from '../../src/ui/money/Money';
import { Row } from '../../src/ui/layout';
import type { Column, Sort } from '../../src/ui/table/column';
import { useTableView } from '../../src/ui/table/useTableView';
import { listStates, readOf } from './story';

interface Line {
  readonly id: string;
  readonly payee: string;
  readonly amount: string;
}

const payees = ['Hansa Metall GmbH', 'Gesellschaft für außergewöhnlich lange Firmennamen mbH & Co. KG', 'Iberia SA'];
const lines = Array.from({ length: 24 }, (_, index): Line => ({
  id: String(index),
  payee: payees[index % payees.length] ?? '',
  amount: String(1000 + index * 17.5),
}));
const columns: readonly Column<Line>[] = [
  {
    key: 'payee',
    title: 'Payee',
    onPhone: 'title',
    sortsFirst: 'ascending',
    cell: ({ payee, id }) => <Link to={`?row=${id}`}>{payee}</Link>,
  },
  { key: 'reference', title: 'Reference', onPhone: 'detail', isSecondary: true, cell: ({ id }) => `REF-${id}` },
  {
    key: 'amount',
    title: 'Amount',
    onPhone: 'value',
    isNumber: true,
    sortsFirst: 'descending',
    cell: ({ amount }) => <Money amount={amount} currency="EUR" />,
  },
];
const defaultSort: Sort = { key: 'payee', isDescending: false };
const nouns = ['payment', 'payments'] as const;
const search = { state: oneOfParam(listStates, 'rows'), search: textParam(), status: textParam(), page: pageParam };
const failure = { code: 'unexpected', message: 'down', text: 'The list could not be read.' } as never;

/** A list in its states: with rows, loading, failed, without rows, without matches. */
export function ListStory() {
  const { pathname } = useLocation();
  const { values, set } = useSearch(search);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const view = useTableView(columns, defaultSort);
  const { state, status } = values;
  const rows = state === 'rows' ? lines : [];
  const read = {
    ...readOf(state === 'loading' || state === 'error' ? undefined : rows),
    isLoading: state === 'loading',
    error: state === 'error' ? failure : undefined,
  };
  return (
    <>
      <ListPage
        title="A list"
        context="Payments of Aldgate Trading"
        summary={countText(read.data?.length, nouns)}
        action={<NewLink to={pathname}>New payment</NewLink>}
        search={{ label: 'Search payments', value: values.search, onChange: (text) => set({ search: text }) }}
        chips={
          <FilterChips
            label="Status"
            value={status}
            options={[
              { value: '', label: 'All', count: 24 },
              { value: 'failed', label: 'Failed', count: 2 },
            ]}
            onChange={(value) => set({ status: value })}
          />
        }
        caption="Payments"
        nouns={nouns}
        read={read}
        rows={read.data}
        news={{ arrivals: 3, goneIds: new Set(['4']) }}
        columns={columns}
        view={view}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `?row=${id}`}
        selection={{ keys, onChange: setKeys, nameOf: ({ payee, id }) => `REF-${id} to ${payee}` }}
        actions={<Button tone="primary">Authorise selected</Button>}
        tools={
          <Button tone="subtle" size="small">
            Export CSV
          </Button>
        }
        pager={{ page: values.page, pages: 9, onPage: (page) => set({ page }) }}
        onClear={state === 'no-match' ? () => set({ state: 'rows' }) : undefined}
        empty={
          <EmptyState action={<Button>New payment</Button>}>
            The payments of this account will be listed here.
          </EmptyState>
        }
      />
      <StateLinks />
    </>
  );
}

function StateLinks() {
  return (
    <Row>
      {listStates.map((name) => (
        <Link key={name} to={`?state=${name}`}>
          {name}
        </Link>
      ))}
    </Row>
  );
}
