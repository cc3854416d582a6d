import { fundingMail } from '../../../../domain/notices/fundingMail';
import { maxMailLines } from '../../../../domain/notices/noticesMail';

const funds = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ account: 'A & B <Ltd>', shortReference: `IF-${number}` }));

test('names the account and the reference, as text and as HTML', () => {
  const { subject, text, html } = fundingMail(funds(1), 'https://portal.example');
  expect(subject).toBe('Corridor: money arrived');
  expect(text).toContain('- Money arrived on A & B <Ltd> (IF-0).');
  expect(text).toContain('https://portal.example/account/transactions');
  expect(html).toContain('<li>Money arrived on A &amp; B &lt;Ltd&gt; (IF-0).</li>');
});

test('names no reference where there is none', () => {
  expect(fundingMail([{ account: 'A', shortReference: null }], '').text).toContain('- Money arrived on A.\n');
});

test.each([
  [maxMailLines, false],
  [maxMailLines + 1, true],
])('of %i it names so many at most: more %s', (count, hasMore) => {
  const { subject, text } = fundingMail(funds(count), '');
  expect(subject).toBe(`Corridor: money arrived ${count} times`);
  expect(text.match(/Money arrived on/g)).toHaveLength(maxMailLines);
  expect(text.includes('And 1 more.')).toBe(hasMore);
});
