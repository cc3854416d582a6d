import { screen, waitFor } from '@testing-library/react';
import type { DateRisk } from '../../../domain/payments/approvalDeadline';
import { riskText } from '../../../frontend/src/shared/payments/dateRisk/riskText';
import { payment } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onQuery, refuseQuery } from '../support/server';
import { serveAuthorisations } from '../support/serveAuthorisations';

const now = new Date('2026-11-24T12:00:00Z');
const deadline = new Date('2026-11-24T14:20:00Z');

test.each<[DateRisk, string, string]>([
  [{ kind: 'open', deadline, isToday: true }, '2026-11-24T12:00:00Z', 'Approve by 14:20 UTC to pay today'],
  [{ kind: 'open', deadline, isToday: false }, '2026-11-22T12:00:00Z', 'Approve by 14:20 UTC that day'],
  [{ kind: 'open', deadline, isToday: true }, '2026-11-23T23:50:00Z', 'Approve by 14:20 UTC that day'],
  [
    { kind: 'open', deadline: new Date('2026-11-25T08:58:00Z'), isToday: true },
    '2026-11-24T20:00:00Z',
    'Approve by 08:58 UTC on 25 Nov 2026',
  ],
  [{ kind: 'soon', deadline, isToday: true }, '2026-11-24T13:39:00Z', 'Approve by 14:20 UTC: 42 minutes left'],
  [{ kind: 'soon', deadline, isToday: true }, '2026-11-24T14:20:00Z', 'Approve by 14:20 UTC: 1 minute left'],
  [{ kind: 'too_late', isToday: true }, '2026-11-24T15:00:00Z', 'Too late for today'],
  [{ kind: 'too_late', isToday: false }, '2026-11-25T15:00:00Z', 'Too late for 24 Nov 2026'],
  [{ kind: 'closed' }, '2026-11-20T15:00:00Z', 'Banks are closed on 24 Nov 2026'],
])('%j at %s reads %s', (risk, at, text) => {
  expect(riskText(risk, '2026-11-24', new Date(at))).toBe(text);
});

const dated = (id: string, change: object) => payment({ id, paymentDate: '2026-11-24', ...change });
const evening = dated('p-1', { currency: 'GBP', shortReference: 'EVENING' });
const soon = dated('p-2', { currency: 'EUR', paymentType: 'priority', shortReference: 'SOON' });
const holiday = dated('p-3', { currency: 'USD', paymentDate: '2026-11-26', shortReference: 'HOLIDAY' });

function serve() {
  serveSession();
  serveAuthorisations([holiday, evening, soon]);
  return onQuery('BankHolidays', ({ currency }: Record<string, unknown>) => ({
    getValidPaymentDates: {
      __typename: 'ValidPaymentDates',
      invalidPaymentDates:
        currency === 'USD' ? [{ __typename: 'InvalidDate', date: '2026-11-26', reason: 'Thanksgiving' }] : [],
    },
  }));
}

const risks = () =>
  screen.getAllByText(/^(Approve by|Too late|Banks are closed)/).map(({ textContent }) => textContent);

test('a list of payments to authorise says until when each must be approved, and puts the most urgent first when asked', async () => {
  const asked = serve();
  const { user } = renderPortal('/account/payments/authorisations', fakeIdentity(maker), { now: () => now });
  await screen.findByRole('checkbox', { name: /^Select all/ });
  await waitFor(() => expect(risks()).toContain('Banks are closed on 26 Nov 2026'));
  const texts = {
    evening: 'Approve by 23:58 UTC to pay today',
    soon: 'Approve by 14:29 UTC to pay today',
    holiday: 'Banks are closed on 26 Nov 2026',
  };
  expect(risks()).toEqual([texts.holiday, texts.evening, texts.soon]);
  // What cannot be met, or soon no more, is marked with a sign.
  const isMarked = (text: string) => screen.getByText(text).querySelector('svg') !== null;
  expect([texts.holiday, texts.evening, texts.soon].map(isMarked)).toEqual([true, false, false]);
  expect(asked.map(({ variables }) => variables)).toEqual(
    ['EUR', 'GBP', 'USD'].map((currency) => ({ currency, startDate: '2026-11-24' })),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Most urgent first' }));
  expect(risks()).toEqual([texts.soon, texts.evening, texts.holiday]);
  const [first] = screen.getAllByRole('link', { name: 'Hansa Metall GmbH' });
  expect(first).toHaveAttribute('href', '/account/payments/authorisations?order=urgent&payment=p-2');
});

test('the time that is left is counted by the minute, to the end', async () => {
  serve();
  let at = new Date('2026-11-24T13:48:30Z');
  renderPortal('/account/payments/authorisations', fakeIdentity(maker), { now: () => at });
  expect(await screen.findByText('Approve by 14:29 UTC: 42 minutes left')).toBeVisible();
  at = new Date('2026-11-24T14:29:59Z');
  expect(await screen.findByText('Approve by 14:29 UTC: 1 minute left')).toBeVisible();
  at = new Date('2026-11-24T14:30:00Z');
  expect(await screen.findByText('Too late for today')).toBeVisible();
});

test('where the banks’ holidays are not known, the dashboard’s list goes by the cut-offs alone', async () => {
  serve();
  serveDashboard();
  onQuery('paymentsAwaitingAuthorisation', { paymentsYouCanAuthorise: [holiday] });
  refuseQuery('BankHolidays', 'The provider cannot be reached.', { code: 'provider_unavailable' });
  renderPortal('/dashboard', fakeIdentity(maker), { now: () => now });
  expect(await screen.findByText('Approve by 20:44 UTC that day')).toBeVisible();
});
