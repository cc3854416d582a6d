import dayjs from 'dayjs';
import type { Knex } from 'knex';
import { asHistory } from './asHistory';
import type { DemoBooks } from './books';
import type { DemoConversion } from './conversions';
import { midRates } from './conversions';
import { demoId } from './demoId';
import { accountId } from './organisations';
import type { DemoTransfer } from './transfers';

/** Writes the conversions and transfers that people asked for, with the prices they were shown and today's rates. */
export async function writeTrades(transaction: Knex.Transaction, books: DemoBooks): Promise<void> {
  const own = books.transfers.filter(isAskedByPerson);
  const newest = books.conversions[0];
  await asHistory(transaction, async () => {
    await transaction('quotes').insert(books.conversions.map(quoteRow));
    if (newest) await transaction('quotes').insert(unusedQuote(newest));
    await transaction('conversions').insert(books.conversions.map(conversionRow));
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
