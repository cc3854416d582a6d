import Big from 'big.js';
import dayjs from 'dayjs';
import type { ConversionStatus } from '../../domain/conversions/transitions';
import { splitParts } from '../../domain/conversions/changes';
import { addDays, isoDateOf, onWeekday } from '../../domain/isoDate';
import { decimalsOf } from '../../domain/money/currencies';
import { demoId } from './demoId';
import { movement, shortReference, type Movement } from './movements';

/** A conversion of the demo as it stands today. Rates are in units of the pair's second currency per one of its first. */
export interface DemoConversion {
  readonly id: string;
  readonly tccConversionId: string;
  readonly account: string;
  readonly creator: string;
  readonly status: ConversionStatus;
  readonly pair: string;
  readonly sellCurrency: string;
  readonly buyCurrency: string;
  readonly fixedSide: 'buy' | 'sell';
  readonly sellAmount: string;
  readonly buyAmount: string;
  readonly midRate: string;
  readonly clientRate: string;
  readonly shortReference: string;
  readonly createdAt: Date;
  /** The day on which the bought money is there. */
  readonly conversionDate: string;
  /** The conversion that this one was split off; it was asked for by the split, not by a quote. */
  readonly parent?: DemoConversion;
  /** The day that it had before it was moved. */
  readonly movedFrom?: string;
}

/** What the provider and our mirror of it both keep of a conversion, in the provider's words. */
export function conversionTerms(traded: DemoConversion) {
  return {
    short_reference: traded.shortReference,
    status: traded.status,
    currency_pair: traded.pair,
    buy_currency: traded.buyCurrency,
    sell_currency: traded.sellCurrency,
    fixed_side: traded.fixedSide,
    client_buy_amount: traded.buyAmount,
    client_sell_amount: traded.sellAmount,
    client_rate: traded.clientRate,
    core_rate: traded.midRate,
    mid_market_rate: traded.midRate,
    unique_request_id: traded.parent ? null : demoId(`key ${traded.id}`),
  };
}

/** Mid-market rates by the pair as the market writes it. */
export const midRates: Readonly<Record<string, string>> = {
  EURGBP: '0.8057',
  GBPUSD: '1.4080',
  EURUSD: '1.1344',
  USDJPY: '109.23',
  EURPLN: '4.5036',
};

interface Deal {
  readonly account: string;
  readonly sell: string;
  readonly buy: string;
  readonly fixedSide: 'buy' | 'sell';
  readonly amount: number;
}

const deals: readonly Deal[] = [
  { account: 'aldgate-trading', sell: 'GBP', buy: 'EUR', fixedSide: 'sell', amount: 12_000 },
  { account: 'borealis-imports', sell: 'EUR', buy: 'USD', fixedSide: 'buy', amount: 9200 },
  { account: 'aldgate-trading', sell: 'USD', buy: 'JPY', fixedSide: 'sell', amount: 7500 },
  { account: 'aldgate-europe', sell: 'EUR', buy: 'USD', fixedSide: 'sell', amount: 3400 },
  { account: 'aldgate-trading', sell: 'GBP', buy: 'USD', fixedSide: 'buy', amount: 8500 },
  { account: 'aldgate-trading', sell: 'EUR', buy: 'PLN', fixedSide: 'sell', amount: 600 },
];

/** More dollars than the account holds, so that the open positions have something to warn of. */
const beyondBalance: Deal = {
  account: 'borealis-imports',
  sell: 'USD',
  buy: 'EUR',
  fixedSide: 'sell',
  amount: 140_000,
};

const open: readonly ConversionStatus[] = ['awaiting_funds', 'funds_arrived', 'closed', 'funds_sent', 'awaiting_funds'];

/**
 * Two settled conversions a month over 18 months, and one or more in every other status.
 * @param now the moment the demo begins
 */
export function demoConversions(now: Date): DemoConversion[] {
  const settled = Array.from({ length: 36 }, (_, index) =>
    conversion(`settled ${index}`, index, 'trade_settled', dayjs(now).subtract(10 + index * 15, 'day')),
  );
  const current = open.map((status, index) =>
    conversion(`open ${index}`, index, status, dayjs(now).subtract(index + 1, 'hour')),
  );
  const short = conversion('short', 0, 'awaiting_funds', dayjs(now).subtract(6, 'hour'), beyondBalance);
  return [
    ...current.flatMap((made, index) => (index === open.length - 1 ? movedAndSplit(made) : [made])),
    short,
    ...settled,
  ];
}

/** A conversion that was moved by a week, and of which a quarter was split off. */
function movedAndSplit(made: DemoConversion): DemoConversion[] {
  const conversionDate = onWeekday(addDays(made.conversionDate, 7));
  const amount = new Big(made.fixedSide === 'buy' ? made.buyAmount : made.sellAmount).div(4).toFixed(2);
  const { child, rest } = splitParts(made, amount);
  const parent = { ...made, ...rest, conversionDate, movedFrom: made.conversionDate };
  const splitAt = dayjs(made.createdAt).add(40, 'minute').toDate();
  const part = {
    ...made,
    ...child,
    id: demoId('conversion split off'),
    tccConversionId: demoId('provider conversion split off'),
    parent,
    shortReference: shortReference('conversion split off', splitAt),
    createdAt: splitAt,
    conversionDate,
  };
  return [parent, part];
}

function conversion(
  name: string,
  index: number,
  status: ConversionStatus,
  created: dayjs.Dayjs,
  deal = deals[index % deals.length] as Deal,
): DemoConversion {
  const createdAt = created.toDate();
  return {
    id: demoId(`conversion ${name}`),
    tccConversionId: demoId(`provider conversion ${name}`),
    account: deal.account,
    creator: deal.account === 'borealis-imports' ? 'borealis' : 'maker',
    status,
    sellCurrency: deal.sell,
    buyCurrency: deal.buy,
    fixedSide: deal.fixedSide,
    ...priced(deal, deal.amount + index * 15),
    shortReference: shortReference(`conversion ${name}`, createdAt),
    createdAt,
    conversionDate: onWeekday(isoDateOf(created.add(2, 'day').toDate())),
  };
}

/** Both amounts at the mid-market rate less three thousandths. */
function priced({ sell, buy, fixedSide }: Deal, fixed: number) {
  const sellsBase = sell + buy in midRates;
  const pair = sellsBase ? sell + buy : buy + sell;
  const midRate = midRates[pair] ?? '1';
  const clientRate = new Big(midRate).times(sellsBase ? '0.997' : '1.003').toFixed(4);
  const multiplies = sellsBase === (fixedSide === 'sell');
  const other = multiplies ? new Big(fixed).times(clientRate) : new Big(fixed).div(clientRate);
  const [sellAmount, buyAmount] = fixedSide === 'sell' ? [new Big(fixed), other] : [other, new Big(fixed)];
  return {
    pair,
    midRate,
    clientRate,
    sellAmount: sellAmount.toFixed(decimalsOf(sell), Big.roundHalfUp),
    buyAmount: buyAmount.toFixed(decimalsOf(buy), Big.roundHalfUp),
  };
}

const legStatus = {
  awaiting_funds: { sell: 'pending', buy: 'pending' },
  funds_sent: { sell: 'pending', buy: 'pending' },
  funds_arrived: { sell: 'completed', buy: 'pending' },
  trade_settled: { sell: 'completed', buy: 'completed' },
  closed: { sell: 'deleted', buy: 'deleted' },
} as const;

/** The two legs: what was sold leaves one wallet, what was bought comes to another. */
export function conversionMovements(traded: DemoConversion): Movement[] {
  const { account, status, createdAt } = traded;
  const isSettled = status === 'trade_settled';
  const settled = dayjs(`${traded.conversionDate}T14:00:00Z`).toDate();
  const leg = (side: 'sell' | 'buy', currency: string, amount: string) => {
    const legIs = legStatus[status][side];
    return movement(`${side} ${traded.id}`, {
      account,
      currency,
      amount,
      createdAt,
      settlesAt: settled,
      type: side === 'sell' ? 'debit' : 'credit',
      status: legIs,
      action: 'conversion',
      reason: '',
      related: { type: 'conversion', id: traded.tccConversionId, shortReference: traded.shortReference },
      completedAt: legIs === 'completed' ? (isSettled ? settled : dayjs(createdAt).add(30, 'minute').toDate()) : null,
    });
  };
  return [leg('sell', traded.sellCurrency, traded.sellAmount), leg('buy', traded.buyCurrency, traded.buyAmount)];
}
