import dayjs from 'dayjs';
import type { Knex } from 'knex';
import { asHistory } from './asHistory';
import type { DemoBooks } from './books';
import { type DemoConversion, midRates } from './conversions';
import { demoId } from './demoId';
import { accountId } from './organisations';
import type { DemoTransfer } from './transfers';

/** Writes the conversions and transfers that people asked for, with the prices they were shown and today's rates. */
export async function writeTrades(transaction: Knex.Transaction, books: DemoBooks): Promise<void> {
  const own = books.transfers.filter(isAskedByPerson);
  const newest = books.conversions[0];
  await asHistory(transaction, async () => {
    const asked = books.conversions.filter(({ parent }) => !parent);
    await transaction('quotes').insert(asked.map(quoteRow));
    if (newest) await transaction('quotes').insert(unusedQuote(newest));
    await transaction('conversions').insert(asked.map(conversionRow));
    await transaction('conversion_changes').insert(books.conversions.flatMap(changeRows));
    await transaction('transfers').insert(own.map(transferRow));
  });
  if (newest) await transaction('rates').insert(rateRows(newest.createdAt));
}

/** Charges and safeguarding have transfers of their own, which nobody asked for in the transfers screen. */
const isAskedByPerson = ({ name }: DemoTransfer): boolean => name.startsWith('past ') || name.startsWith('open ');

function quoteRow(traded: DemoConversion) {
  const shown = dayjs(traded.createdAt).subtract(12, 'second');
  return {
    id: demoId(`quote ${traded.id}`),
    account_id: accountId(traded.account),
    user_id: traded.creator,
    buyCurrency: traded.buyCurrency,
    sellCurrency: traded.sellCurrency,
    fixedSide: traded.fixedSide,
    clientBuyAmount: traded.buyAmount,
    clientSellAmount: traded.sellAmount,
    clientRate: traded.clientRate,
    midMarketRate: traded.midRate,
    conversionDate: traded.conversionDate,
    conversionDatePreference: 'default' as const,
    settlementCutOffTime: `${traded.conversionDate}T14:00:00Z`,
    expiresAt: shown.add(30, 'second').toDate(),
    usedAt: traded.createdAt,
    createdAt: shown.toDate(),
  };
}

/** A quote that was shown and not used. */
function unusedQuote(traded: DemoConversion) {
  return { ...quoteRow(traded), id: demoId('quote unused'), usedAt: null };
}

function conversionRow(traded: DemoConversion) {
  return {
    id: traded.id,
    account_id: accountId(traded.account),
    tccConversionId: traded.tccConversionId,
    uniqueRequestId: demoId(`key ${traded.id}`),
    quoteId: demoId(`quote ${traded.id}`),
    createdById: traded.creator,
    status: traded.status,
    createdAt: traded.createdAt,
    updatedAt: traded.createdAt,
  };
}

/** How a conversion was moved, and how it was split off another. */
function changeRows(traded: DemoConversion) {
  const { parent, movedFrom } = traded;
  const changed = (name: string, of: DemoConversion, minutes: number) => ({
    id: demoId(`${name} ${traded.id}`),
    account_id: accountId(traded.account),
    tccConversionId: of.tccConversionId,
    status: 'done' as const,
    clientRequestId: demoId(`request ${name} ${traded.id}`),
    createdById: traded.creator,
    createdAt: dayjs(of.createdAt).add(minutes, 'minute').toDate(),
    updatedAt: dayjs(of.createdAt).add(minutes, 'minute').toDate(),
  });
  const cost = { acceptedAmount: '-1.08', settledAmount: '-1.08', currency: traded.sellCurrency };
  const moved = movedFrom && {
    ...changed('moved', traded, 20),
    kind: 'date_change' as const,
    oldDate: movedFrom,
    newDate: traded.conversionDate,
    ...cost,
  };
  const isBuyFixed = traded.fixedSide === 'buy';
  const split = parent && {
    ...changed('split', parent, 40),
    kind: 'split' as const,
    oldDate: traded.conversionDate,
    childConversionId: traded.tccConversionId,
    acceptedAmount: '0',
    currency: isBuyFixed ? traded.buyCurrency : traded.sellCurrency,
    splitAmount: isBuyFixed ? traded.buyAmount : traded.sellAmount,
  };
  return [moved, split].filter((row) => row !== undefined && row !== '');
}

function transferRow(moved: DemoTransfer) {
  return {
    id: demoId(`transfer ${moved.name}`),
    sourceAccountId: accountId(moved.source),
    destinationAccountId: accountId(moved.destination),
    tccTransferId: moved.tccTransferId,
    uniqueRequestId: demoId(`key transfer ${moved.name}`),
    amount: moved.amount,
    currency: moved.currency,
    reason: moved.reason,
    shouldCharge: true,
    status: moved.status,
    createdById: 'treasurer',
    createdAt: moved.createdAt,
    updatedAt: moved.completedAt ?? moved.createdAt,
  };
}

function rateRows(at: Date) {
  return Object.entries(midRates).map(([currencyPair, rate]) => ({
    currencyPair,
    clientRate: rate,
    coreRate: rate,
    midMarketRate: rate,
    settlementCutOffTime: dayjs(at).add(2, 'day').startOf('day').add(14, 'hour').toDate(),
    updatedAt: at,
  }));
}
