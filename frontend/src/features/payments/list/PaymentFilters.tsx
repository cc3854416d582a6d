import { IconFilter } from '@tabler/icons-react';
import { useCallback, useId, useRef } from 'react';
import { usePortal } from '../../../session/PortalContext';
import type { PaymentsSearch } from '../../../shared/payments/paymentsSearch';
import { Button } from '../../../ui/Button';
import { FilterTags } from '../../../ui/FilterTags';
import { SearchInput } from '../../../ui/SearchInput';
import { Row } from '../../../ui/Stack';
import { useColleagues } from './colleaguesQuery';
import { FilterForm } from './FilterForm';
import { filterTags, formFilters, noFilters } from './filterTags';

interface Props {
  values: PaymentsSearch;
  set: (changes: Partial<PaymentsSearch>) => void;
}

/** The search of the payments list, its further filters behind a button, and those that are set. */
export function PaymentFilters({ values, set }: Props) {
  const { user } = usePortal();
  const { search, advancedSearch: isOpen, page, createdBy } = values;
  const people = useColleagues(!isOpen && !createdBy);
  const filters = formFilters(values);
  const tags = filterTags(filters, people);
  const button = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const setSearch = useCallback((text: string) => set({ search: text }), [set]);
  const remove = (changes: Partial<PaymentsSearch>) => {
    set(changes);
    // The tag that had the focus is gone.
    button.current?.focus();
  };

  return (
    <>
      <Row>
        <SearchInput
          label="Search payments"
          placeholder="Search by payee, reference or amount"
          value={search}
          onChange={setSearch}
        />
        <Button
          ref={button}
          icon={<IconFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => set({ advancedSearch: !isOpen, page })}
        >
          Filters
        </Button>
      </Row>
      <div id={formId} hidden={!isOpen}>
        {isOpen && <FilterForm filters={filters} people={people} userId={user.id} onApply={set} />}
      </div>
      <FilterTags tags={tags} onRemove={(key) => remove({ [key]: '' })} onClear={() => remove(noFilters)} />
    </>
  );
}
