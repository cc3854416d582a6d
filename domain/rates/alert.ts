import Big from 'big.js';
import { object, string } from '../yup';
import { messages } from '../messages';
import { historyPoint } from './history';
import { marketPair } from './marketPairs';

/** When a user is told: the rate reaches a limit from below, or from above, or each day. */
export const alertKinds = ['above', 'below', 'daily'] as const;

/** One of those. */
export type AlertKind = (typeof alertKinds)[number];

/** The most alerts of one user, those that have been sent included. */
export const maxRateAlerts = 20;

const isMarketPair = (pair: string): boolean => marketPair(pair.slice(0, 3), pair.slice(3)) === pair;
const ratePattern = /^\d{1,9}(\.\d{1,10})?$/;
const isRate = (text: string): boolean => ratePattern.test(text) && new Big(text).gt(0);

/** What a rate alert must be: a market pair, a kind, and a positive rate unless it is daily. */
export const rateAlertSchema = object({
  currencyPair: string().required(messages.fields.required).test('pair', 'This pair has no stored rate.', isMarketPair),
  kind: string().required(messages.fields.required).oneOf(alertKinds),
  rate: string()
    .nullable()
    .when('kind', {
      is: 'daily',
      then: (rate) => rate.test('none', 'A daily alert has no rate.', (text) => !text),
      otherwise: (rate) =>
        rate.test('rate', 'Enter a rate such as 1.1350.', (text) => typeof text === 'string' && isRate(text)),
    }),
});

/** An alert as it is stored. */
export interface RateAlert {
  readonly kind: AlertKind;
  /** Null for a daily alert. */
  readonly rate: string | null;
  readonly lastSentAt: Date | null;
}

/** Whether a rate reaches the limit of an alert; a daily alert has none. */
export function isReached({ kind, rate }: Pick<RateAlert, 'kind' | 'rate'>, midMarketRate: string): boolean {
  if (rate === null || kind === 'daily') return false;
  return kind === 'above' ? new Big(midMarketRate).gte(rate) : new Big(midMarketRate).lte(rate);
}

/** Whether the user is told now: a limit is reached, or a daily alert was not sent on this day (UTC) yet. */
export function isAlertDue(alert: RateAlert, midMarketRate: string, now: Date): boolean {
  if (alert.kind !== 'daily') return isReached(alert, midMarketRate);
  return alert.lastSentAt === null || alert.lastSentAt.getTime() < historyPoint(now).getTime();
}
