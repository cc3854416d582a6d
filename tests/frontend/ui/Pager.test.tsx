import { render as renderContent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Pager } from '../../../frontend/src/ui/Pager';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';

const render = (content: ReactNode) => renderContent(<UiProvider isTest>{content}</UiProvider>);

test('there is no pager for fewer than two pages', () => {
  render(<Pager page={1} pages={1} onPage={() => undefined} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  [1, 2, [1, 2]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 8]],
  [4, 8, [1, 2, 3, 4, 5, 8]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 5, 6, 7, 8, 9]],
])('page %i of %i links to %j', (page, pages, links) => {
  render(<Pager page={page} pages={pages} onPage={() => undefined} />);
  const names = screen.getAllByRole('button', { name: /^Page \d+$/ }).map((link) => Number(link.textContent));
  expect(names).toEqual(links);
});

test('it names its controls, marks the current page and changes the page', async () => {
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

test('the first page has no previous page, the last no next page', () => {
  const { unmount } = render(<Pager page={1} pages={2} onPage={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
  unmount();
  render(<Pager page={2} pages={2} onPage={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('more than seven pages add an input from 0; a number outside the pages is moved into them', async () => {
  const onPage = jest.fn();
  render(<Pager page={1} pages={40} onPage={onPage} />);
  const input = screen.getByRole('spinbutton', { name: 'Go to page' });
  expect(input).toHaveAttribute('min', '0');
  await userEvent.type(input, '12{Enter}');
  await userEvent.type(input, '0{Enter}');
  expect(onPage.mock.calls).toEqual([[12], [1]]);
});
