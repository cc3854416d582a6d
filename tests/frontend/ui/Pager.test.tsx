import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from '../../../frontend/src/ui/Pager';
import { pagerItems } from '../../../frontend/src/ui/pagerItems';

test('there is no pager for fewer than two pages', () => {
  const { container } = render(<Pager page={1} pages={1} onPage={() => undefined} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [1, 2, [1, 2]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 5, 6, 7, 8, 9]],
])('page %i of %i links to %j', (page, pages, items) => {
  expect(pagerItems(page, pages)).toEqual(items);
});

test('it names its controls, marks the current page and moves', async () => {
  const onPage = jest.fn();
  render(<Pager page={2} pages={3} onPage={onPage} />);
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(pager.getByText('Page 2/3')).toBeInTheDocument();
  await userEvent.click(pager.getByRole('button', { name: 'Next page' }));
  await userEvent.click(pager.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(pager.getByRole('button', { name: 'Page 3' }));
  expect(onPage.mock.calls).toEqual([[3], [1], [3]]);
});

test('many pages offer an input from 0, and go no further than there are pages', async () => {
  const onPage = jest.fn();
  render(<Pager page={1} pages={40} onPage={onPage} />);
  const input = screen.getByRole('spinbutton', { name: 'Go to page' });
  expect(input).toHaveAttribute('min', '0');
  await userEvent.type(input, '12{Enter}');
  await userEvent.type(input, '0{Enter}');
  expect(onPage.mock.calls).toEqual([[12], [1]]);
});
