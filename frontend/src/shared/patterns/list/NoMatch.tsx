import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';

/** In place of a list in which the search and the filters find nothing. */
export function NoMatch({ noun, onClear }: { noun: string; onClear: () => void }) {
  return (
    <EmptyState action={<Button onClick={onClear}>Clear search and filters</Button>}>
      No {noun} match this search.
    </EmptyState>
  );
}
