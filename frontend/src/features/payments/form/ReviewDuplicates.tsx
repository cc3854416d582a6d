import { lazy, Suspense } from 'react';
import type { DuplicateSearch } from '../../../shared/payments/duplicatesQuery';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Notice } from '../../../ui/Notice';

// Few payments are like another.
const DuplicateNotice = lazy(async () => ({
  default: (await import('../../../shared/payments/DuplicateNotice')).DuplicateNotice,
}));

interface Props {
  search: DuplicateSearch;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Whether the maker must say that the payment is to be made although it may exist already. */
export const needsConfirmation = ({ duplicates }: DuplicateSearch): boolean =>
  duplicates.some(({ likeness }) => likeness === 'same');

/** What the maker should know of similar payments before sending, and the confirmation where one is probably the same. */
export function ReviewDuplicates({ search, isConfirmed, onConfirm }: Props) {
  if (search.error) {
    return (
      <Notice tone="waiting">
        We could not look for similar payments.{' '}
        <Button size="small" onClick={search.reload}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (search.duplicates.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DuplicateNotice duplicates={search.duplicates} isCut={search.isCut}>
        {needsConfirmation(search) && (
          <Checkbox label="Pay again: this is another payment" isChecked={isConfirmed} onChange={onConfirm} />
        )}
      </DuplicateNotice>
    </Suspense>
  );
}
