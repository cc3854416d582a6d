import { lazy, Suspense, useState } from 'react';
import { chargeTypes } from '../../../../../domain/charges/chargeTypes';
import { messages } from '../../../../../domain/messages';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import { shownPage } from '../../../shared/listQuery';
import { statusLook } from '../../../shared/status/StatusBadge';
import { useSearch } from '../../../shared/searchParams';
import { wordsOfCode } from '../../../shared/codeTexts';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { Select } from '../../../ui/Select';
import { Row } from '../../../ui/layout';
import { allChargeColumns } from './allChargeColumns';
import type { ActedCharge, ChargeAct } from './chargeActs';
import { useCharges } from './chargesQuery';
import { chargesSearch, noChargeFilters, statusFilters, type ChargesSearch } from './chargesSearch';
import { ReaimDialog } from './ReaimDialog';
import { ReprocessDialog } from './ReprocessDialog';
import { StatusDialog } from './StatusDialog';
import { useChargeFilters } from './useChargeFilters';

// Most visits only look at the list.
const DerivationPanel = lazy(async () => ({ default: (await import('./DerivationPanel')).DerivationPanel }));

const types = chargeTypes.map((value) => ({ value, label: wordsOfCode(value) }));
const labels: Readonly<Record<string, string>> = { '': 'All', misdirected: 'Wrong account' };
const chips = statusFilters.map((value) => ({ value, label: labels[value] ?? statusLook('charge', value).label }));

interface Doing {
  readonly act: ChargeAct;
  readonly charge: ActedCharge;
}

/** What the house charges all accounts (/admin/charges). Its rows are live. */
export function ChargesPage() {
  const { values, set } = useSearch(chargesSearch);
  const { status, type, account, from, to, charge: opened, page } = values;
  const read = useCharges(values);
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const closePanel = () => set({ charge: '', page });
  const onAct = (act: ChargeAct, charge: ActedCharge) => {
    closePanel();
    setDoing({ act, charge });
  };
  const { rows, pages } = shownPage(read.data?.charges, page);
  const isFiltered = [status, type, account, from, to].some(Boolean);
  return (
    <>
      <ListPage
        title={messages.adminMenu.charges}
        context="What all accounts are charged"
        more={useChargeFilters(values, set)}
        chips={<ChargeChips values={values} set={set} />}
        caption="Charges"
        nouns={['charge', 'charges']}
        read={read}
        rows={rows}
        columns={allChargeColumns({
          onOpen: ({ id }) => set({ charge: id, page }),
          onAct,
          isMisdirected: status === 'misdirected',
        })}
        rowKey={({ id }) => id}
        rowVersion={({ updatedAt }) => updatedAt}
        pager={{ page, pages, onPage: (next) => set({ page: next }) }}
        onClear={isFiltered ? () => set({ status: '', type: '', ...noChargeFilters }) : undefined}
        empty={<EmptyState>Fees, maintenance and interest will be listed here.</EmptyState>}
      />
      <Suspense fallback={null}>
        {opened && <DerivationPanel id={opened} onClose={closePanel} onAct={onAct} />}
      </Suspense>
      {doing?.act === 'reaim' && <ReaimDialog charge={doing.charge} onClose={close} />}
      {doing?.act === 'reprocess' && <ReprocessDialog charge={doing.charge} onClose={close} />}
      {doing?.act === 'status' && <StatusDialog charge={doing.charge} onClose={close} />}
    </>
  );
}

interface FilterProps {
  values: ChargesSearch;
  set: (changes: Partial<ChargesSearch>) => void;
}

/** The filters by status and type. */
function ChargeChips({ values: { status, type }, set }: FilterProps) {
  return (
    <Row>
      <FilterChips label="Status" value={status} options={chips} onChange={(value) => set({ status: value })} />
      <Select
        label="Type"
        placeholder="Any type"
        value={type || null}
        options={types}
        onChange={(value) => set({ type: (value ?? '') as ChargesSearch['type'] })}
        isFilter
      />
    </Row>
  );
}
