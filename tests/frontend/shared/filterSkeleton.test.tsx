import { render, screen } from '@testing-library/react';
import { FilterSkeleton, shortFields } from '../../../frontend/src/shared/filters/FilterSkeleton';

test('a loading form of filters says so, and gives each field the room of the real one', () => {
  const { container } = render(<FilterSkeleton places={[...shortFields(2), 'wide', 'described']} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  const fields = [...container.querySelectorAll<HTMLElement>('[data-place]')];
  expect(fields.map(({ dataset, parentElement }) => [dataset.place, parentElement?.className])).toEqual([
    ['short', 'grid'],
    ['short', 'grid'],
    ['wide', 'wide'],
    ['described', 'grid'],
  ]);
});
