import { addDays } from '../../../../domain/isoDate';
import {
  approvalDeadline,
  dateRisk,
  mostUrgentFirst,
  type DatedPayment,
} from '../../../../domain/payments/approvalDeadline';
import type { PaymentType } from '../../../../domain/payments/fields';
import { seededRandom } from '../../../../local/provider/faults/faultInjector';
import { closedBecause, closedDates } from '../../../../local/provider/reference/calendar';
import { londonDate, londonTime } from '../../../../local/provider/reference/londonTime';
import { railOf } from '../../../../local/provider/reference/rails';

const none = new Map<string, string>();
const payment = (change: Partial<DatedPayment> = {}): DatedPayment => ({
  paymentDate: '2026-11-24',
  currency: 'EUR',
  paymentType: 'regular',
  amount: '12450.00',
  ...change,
});
const minuteMs = 60_000;

test.each([
  [{ currency: 'GBP' }, '23:58'],
  [{ currency: 'GBP', paymentType: 'priority' }, '16:59'],
  [{}, '17:59'],
  [{ amount: '100000.00' }, '17:59'],
  [{ amount: '100000.01' }, '13:59'],
  [{ paymentType: 'priority' }, '14:29'],
  [{ currency: 'USD' }, '20:44'],
  [{ currency: 'MXN' }, '08:29'],
  [{ currency: 'CHF' }, '13:59'],
  [{ currency: 'CHF', paymentType: 'priority' }, '13:59'],
] as const)('%j can be approved until %s in London', (change, time) => {
  expect(approvalDeadline(payment(change), none)).toEqual(new Date(`2026-11-24T${time}:00Z`));
  const inSummer = payment({ ...change, paymentDate: '2026-06-24' });
  expect(approvalDeadline(inSummer, none)?.getTime()).toBe(Date.parse(`2026-06-24T${time}:00Z`) - 60 * minuteMs);
});

test.each([
  ['2026-11-23T10:00:00Z', { kind: 'open', isToday: false }],
  ['2026-11-24T16:59:59.999Z', { kind: 'open', isToday: true }],
  ['2026-11-24T17:00:00Z', { kind: 'soon', isToday: true }],
  ['2026-11-24T17:59:59.999Z', { kind: 'soon', isToday: true }],
  ['2026-11-24T18:00:00Z', { kind: 'too_late', isToday: true }],
  ['2026-11-25T00:00:00Z', { kind: 'too_late', isToday: false }],
])('at %s a payment of 24 November is %j', (now, risk) => {
  expect(dateRisk(payment(), none, new Date(now))).toMatchObject(risk);
});

test('a date on which banks are closed is said so, until it has passed', () => {
  const now = new Date('2026-11-24T10:00:00Z');
  const holidays = new Map([['2026-11-24', 'A holiday']]);
  expect(dateRisk(payment(), holidays, now)).toEqual({ kind: 'closed' });
  expect(dateRisk(payment({ paymentDate: '2026-11-28' }), none, now)).toEqual({ kind: 'closed' });
  expect(dateRisk(payment(), holidays, new Date('2026-11-25T10:00:00Z'))).toEqual({ kind: 'too_late', isToday: false });
});

test('the most urgent come first, those that no haste helps last, equals in their order', () => {
  const now = new Date('2026-11-24T14:10:00Z');
  const payments = [
    { ...payment({ paymentDate: '2026-11-23' }), id: 'late' },
    { ...payment({ paymentDate: '2026-11-25' }), id: 'tomorrow' },
    { ...payment({ currency: 'USD', paymentDate: '2026-11-26' }), id: 'closed' },
    { ...payment(), id: 'evening' },
    { ...payment(), id: 'evening too' },
    { ...payment({ paymentType: 'priority' }), id: 'soon' },
  ];
  const holidaysOf = (currency: string) => (currency === 'USD' ? new Map([['2026-11-26', 'Thanksgiving']]) : none);
  const order = mostUrgentFirst(payments, holidaysOf, now).map(({ id }) => id);
  expect(order).toEqual(['soon', 'evening', 'evening too', 'tomorrow', 'late', 'closed']);
});

/** The provider's own calendar and rails say, minute by minute, whether a payment still goes on its date. */
test('5,000 payments: the deadline is the last minute at which the provider still makes the payment on its date', () => {
  const random = seededRandom(260);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const currencies = ['GBP', 'EUR', 'USD', 'CAD', 'AUD', 'INR', 'MXN', 'CNY', 'CHF', 'JPY', 'KWD'];
  const holidays = new Map(
    currencies.map((currency) => [
      currency,
      new Map(Object.entries(closedDates('2026-01-01', '2029-01-01', currency))),
    ]),
  );
  const isMade = ({ paymentDate, currency, paymentType, amount }: DatedPayment, at: number) => {
    const now = new Date(at);
    const isOpen = closedBecause(paymentDate, currency) === undefined && londonDate(now) === paymentDate;
    return isOpen && londonTime(now) < railOf(currency, paymentType, amount).cutOff;
  };
  let closed = 0;
  for (let index = 0; index < 5000; index += 1) {
    // Every fifth near a change of the clocks.
    const near = pick(['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29']);
    const paymentDate =
      index % 5 === 0
        ? addDays(near, Math.floor(random() * 5) - 2)
        : addDays('2026-01-01', Math.floor(random() * 1090));
    const paymentType = pick<PaymentType>(['regular', 'priority']);
    const one = payment({
      paymentDate,
      currency: pick(currencies),
      paymentType,
      amount: pick(['1', '100000', '100000.01']),
    });
    const deadline = approvalDeadline(one, holidays.get(one.currency) ?? none);
    if (!deadline) {
      closed += 1;
      expect(closedBecause(paymentDate, one.currency)).toBeDefined();
    } else {
      const at = deadline.getTime();
      expect([one, isMade(one, at), isMade(one, at + minuteMs)]).toEqual([one, true, false]);
    }
  }
  expect(closed).toBeGreaterThan(500);
});
