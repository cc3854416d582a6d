import { screen } from '@testing-library/react';
import { hostileHtml } from '../../support/hostileHtml';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const serve = (html: string | null) => {
  serveSession();
  onQuery('notificationsHtml', { settings: [{ __typename: 'settings', notifications_page_html: html }] });
};

test('the operator’s text is shown with allowed markup only', async () => {
  serve(`<h2>Bank holidays</h2><p>See <a href="https://example.org/">the list</a>.</p>${hostileHtml.join('')}`);
  renderPortal('/notifications');
  expect(await screen.findByRole('heading', { level: 2, name: 'Bank holidays' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'the list' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(document.querySelector('main img, main script, main iframe, main form, main style')).toBeNull();
});

test.each([null, '', '<p> </p>', '<script>1</script>'])('%j shows the empty state', async (html) => {
  serve(html);
  renderPortal('/notifications');
  expect(await screen.findByText(/will be shown here/)).toBeVisible();
});
