import { hasText, sanitise } from '../../../frontend/src/shared/html/sanitise';
import { harm, hostileHtml } from '../../support/hostileHtml';

test.each(hostileHtml)('removes harmful markup from %s', (html) => {
  const fired = jest.fn();
  Object.assign(window, { fired });
  const safe = sanitise(html);
  document.body.innerHTML = safe;
  expect(safe).not.toMatch(harm);
  expect(fired).not.toHaveBeenCalled();
});

test('keeps allowed markup, and opens links safely', () => {
  expect(sanitise('<p>See <a href="https://example.org/days">the <b>days</b></a>.</p>')).toBe(
    '<p>See <a href="https://example.org/days" target="_blank" rel="noopener noreferrer">the <b>days</b></a>.</p>',
  );
  expect(sanitise('<a href="/profile">Profile</a>')).toContain('href="/profile"');
});

test('markup without text counts as empty', () => {
  expect(hasText('<p> <br></p>')).toBe(false);
  expect(hasText('<p>News</p>')).toBe(true);
});
