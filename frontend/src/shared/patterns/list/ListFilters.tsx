import { IconFilter } from '@tabler/icons-react';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { FilterTags } from '../../../ui/FilterTags';
import { SearchInput } from '../../../ui/SearchInput';
import { Row } from '../../../ui/layout';

/** Further filters, in a form behind a button. */
interface MoreFilters extends ComponentProps<typeof FilterTags> {
  /** Whether the form is open. */
  readonly isOpen: boolean;
  readonly onSwitch: () => void;
  readonly form: ReactNode;
}

/** The search of a list, if it has one, and its further filters. */
export interface ListFiltersProps {
  search?: ComponentProps<typeof SearchInput>;
  more?: MoreFilters;
}

/** The search of a list, its further filters behind a button, and those that are set. */
export function ListFilters({ search, more }: ListFiltersProps) {
  const button = useRef<HTMLButtonElement>(null);
  const formId = useId();
  return (
    <>
      <Row>
        {search && <SearchInput {...search} />}
        {more && (
          <Button
            ref={button}
            icon={<IconFilter size={16} aria-hidden />}
            aria-expanded={more.isOpen}
            aria-controls={formId}
            onClick={more.onSwitch}
          >
            Filters
          </Button>
        )}
      </Row>
      {more && <OpenFilters {...more} formId={formId} onGone={() => button.current?.focus()} />}
    </>
  );
}

interface OpenFiltersProps extends MoreFilters {
  formId: string;
  /** Called when what had the focus has been removed. */
  onGone: () => void;
}

function OpenFilters({ isOpen, form, formId, tags, onRemove, onClear, onGone }: OpenFiltersProps) {
  return (
    <>
      <div id={formId} hidden={!isOpen}>
        {isOpen && form}
      </div>
      <FilterTags
        tags={tags}
        onRemove={(key) => {
          onRemove(key);
          onGone();
        }}
        onClear={() => {
          onClear();
          onGone();
        }}
      />
    </>
  );
}
