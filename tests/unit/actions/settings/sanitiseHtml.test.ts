import { sanitiseHtml } from '../../../../actions/settings/sanitiseHtml';
import { harm, hostileHtml } from '../../../support/hostileHtml';

test.each(hostileHtml)('nothing harmful is kept of %s', (html) => {
  expect(sanitiseHtml(html)).not.toMatch(harm);
});

test('what is kept stays the same when it is saved again', () => {
  for (const html of hostileHtml) expect(sanitiseHtml(sanitiseHtml(html))).toBe(sanitiseHtml(html));
});

test('allowed markup is kept, and links open safely', () => {
  expect(
    sanitiseHtml('<h2>Holidays</h2><p>See <a href="https://example.org/days" title="Days">the days</a>.</p>'),
  ).toBe(
    '<h2>Holidays</h2><p>See <a href="https://example.org/days" title="Days" target="_blank" rel="noopener noreferrer">the days</a>.</p>',
  );
  expect(sanitiseHtml('<a href="/profile">Profile</a>')).toContain('href="/profile"');
  expect(sanitiseHtml('<a href="mailto:help@example.org">Write</a>')).toContain('href="mailto:help@example.org"');
});

test('text is text', () => {
  expect(sanitiseHtml('Fees & rates < 1 %')).toBe('Fees &amp; rates &lt; 1 %');
});
