import Big from 'big.js';

/** The value of one unit in US dollars, middle of the market. It is constant, as on the provider's demo market. */
const usdPerUnit: Readonly<Record<string, string>> = {
  AED: '0.272294',
  AUD: '0.7412',
  BGN: '0.580022',
  BHD: '2.652520',
  CAD: '0.7925',
  CHF: '1.0845',
  CNY: '0.1547',
  CZK: '0.0446',
  DKK: '0.15253',
  EUR: '1.1344256',
  GBP: '1.4080',
  HKD: '0.12842',
  HRK: '0.150535',
  HUF: '0.00316',
  IDR: '0.0000695',
  ILS: '0.3098',
  INR: '0.013420',
  JPY: '0.0090',
  KES: '0.00905',
  KWD: '3.3150',
  MXN: '0.0495',
  MYR: '0.23890',
  NOK: '0.1136',
  NZD: '0.6985',
  OMR: '2.597403',
  PHP: '0.01975',
  PLN: '0.2465',
  QAR: '0.274650',
  RON: '0.2293',
  RUB: '0.0135',
  SAR: '0.266610',
  SEK: '0.1105',
  SGD: '0.7415',
  THB: '0.0300',
  TRY: '0.1045',
  UGX: '0.000281',
  USD: '1',
  ZAR: '0.0652',
};

/** Half of the distance between bid and offer, as a part of the middle: a hundredth of a cent on GBPUSD. */
const halfSpread = new Big('0.0001').div('1.4080');

/** Bid (what selling the base earns) and offer (what buying it costs), in units of the second currency. */
export interface MarketRate {
  readonly bid: string;
  readonly mid: string;
  readonly offer: string;
}

/** The market's rate of a pair such as `GBPUSD`; undefined when it is not a pair of two traded currencies. */
export function marketRate(pair: string): MarketRate | undefined {
  if (!/^[A-Z]{6}$/.test(pair) || pair.slice(0, 3) === pair.slice(3)) return undefined;
  const base = usdPerUnit[pair.slice(0, 3)];
  const quote = usdPerUnit[pair.slice(3)];
  if (!base || !quote) return undefined;
  const mid = new Big(base).div(quote);
  return {
    bid: rateText(mid.times(new Big(1).minus(halfSpread))),
    mid: rateText(mid),
    offer: rateText(mid.times(new Big(1).plus(halfSpread))),
  };
}

/** Six decimals; a rate far below one keeps six significant digits. */
function rateText(rate: Big): string {
  return rate.lt('0.1') ? rate.toFixed(5 - rate.e) : rate.toFixed(6);
}

const baseFirst = ['EUR', 'GBP', 'AUD', 'NZD', 'USD'];

/** The pair of two currencies as the market writes it: the base first. Undefined when they are not traded together. */
export function marketPair(one: string, other: string): string | undefined {
  const [oneValue, otherValue] = [usdPerUnit[one], usdPerUnit[other]];
  if (!oneValue || !otherValue || one === other) return undefined;
  const first = baseFirst.find((currency) => currency === one || currency === other);
  const base = first ?? (new Big(oneValue).gte(otherValue) ? one : other);
  return base + (base === one ? other : one);
}

/** What an amount is worth in pounds at the middle of the market. */
export function inPounds(amount: string, currency: string): Big {
  return new Big(amount).times(usdPerUnit[currency] ?? '0').div(usdPerUnit.GBP ?? '1');
}
