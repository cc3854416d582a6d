import { afterAttempt, type MailOutcome } from '../../../../domain/notices/mailAttempts';
import type { Notice } from '../../../../domain/notices/notice';
import { noticesMail } from '../../../../domain/notices/noticesMail';

const wanted: Notice = {
  kind: 'approval_wanted',
  content: {
    paymentId: 'p-1',
    shortReference: 'PAY-1',
    payee: '<b>Hansa</b>',
    amount: '12450.00',
    currency: 'EUR',
    paymentDate: '2026-11-24',
  },
};
const statement: Notice = { kind: 'statement_ready', content: { month: '2026-10-01' } };

test('a mail names the kind and our reference, and leads to the inbox and the settings', () => {
  expect(noticesMail([wanted], 'https://portal.example')).toEqual({
    subject: 'Corridor: Approval wanted',
    text: `- Approval wanted (PAY-1). A payment waits for your approval.

Open your notices: https://portal.example/notices
Choose which notices are mailed: https://portal.example/notices/settings`,
    html: expect.stringContaining('<a href="https://portal.example/notices/settings">') as string,
  });
});

test('neither payee nor amount is in it, and markup is escaped', () => {
  const odd: Notice = { ...wanted, content: { ...wanted.content, shortReference: '<i>"&' } } as Notice;
  const { text, html } = noticesMail([odd, statement], 'https://portal.example');
  expect(`${text}${html}`).not.toMatch(/Hansa|12450|12,450|EUR/);
  expect(html).toContain('(&lt;i&gt;&quot;&amp;)');
});

test('a change of access is told in its own words', () => {
  const issued: Notice = { kind: 'access_changed', content: { what: 'key_issued', by: 'maker', userId: 'maker' } };
  expect(noticesMail([issued], 'https://portal.example').text).toContain(
    '- A new API key of maker was issued by maker.\n',
  );
});

test('several notices are one mail, which names twenty', () => {
  const { subject, text } = noticesMail(
    Array.from({ length: 23 }, () => statement),
    'https://portal.example',
  );
  expect(subject).toBe('Corridor: 23 new notices');
  expect(text.match(/^- Statement ready/gm)).toHaveLength(20);
  expect(text).toContain('- And 3 more.');
});

const now = new Date('2026-11-24T10:00:00Z');

test.each<[outcome: MailOutcome['kind'], attempts: number, state: string, minutes: number | undefined]>([
  ['sent', 1, 'sent', undefined],
  ['unknown', 1, 'unknown', undefined],
  ['refused', 1, 'failed', undefined],
  ['later', 1, 'pending', 1],
  ['later', 2, 'pending', 5],
  ['later', 5, 'pending', 240],
  ['later', 6, 'failed', undefined],
])('%s at attempt %i: %s, again after %s minutes', (kind, attempts, state, minutes) => {
  const next = afterAttempt({ kind, problem: 'busy' }, attempts, now);
  const nextAttemptAt = minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
  expect(next).toEqual({ state, nextAttemptAt });
});
