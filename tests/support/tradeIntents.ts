import { randomInt, randomUUID } from 'node:crypto';
import { releaseConversion } from '../../actions/quotes/releaseConversion';
import { inTransaction } from '../../actions/database/transaction';
import type { Context } from '../../actions/context';
import { releaseTransfer } from '../../actions/intents/releaseTransfer';
import { accountId } from '../../seeds/demo/organisations';
import { contactId } from '../../seeds/demo/people';

const payroll = accountId('aldgate-payroll');
const trading = accountId('aldgate-trading');
const actor = { userId: 'maker', requestId: 'test' };

const inALongTime = new Date('2099-01-01T00:00:00Z');

/** Creates a conversion from a quote. Its amount is unique, so that a duplicate would be found. */
export function createConversionIntent(context: Context, expiresAt = inALongTime): Promise<string> {
  const [id, quoteId] = [randomUUID(), randomUUID()];
  return inTransaction(context.database, actor, async (transaction) => {
    const amount = (randomInt(100, 10 ** 9) / 100).toFixed(2);
    await transaction('quotes').insert({
      id: quoteId,
      account_id: payroll,
      user_id: 'maker',
      buyCurrency: 'USD',
      sellCurrency: 'GBP',
      fixedSide: 'sell',
      clientBuyAmount: amount,
      clientSellAmount: amount,
      clientRate: '1',
      conversionDate: '2027-03-03',
      expiresAt,
    });
    await transaction('conversions').insert({
      id,
      account_id: payroll,
      uniqueRequestId: randomUUID(),
      quoteId,
      createdById: 'maker',
    });
    await releaseConversion(transaction, context, id, { onBehalfOf: contactId('maker', 'aldgate-payroll') });
    return id;
  });
}

/** Creates a transfer with a unique reason. @param amount in pounds */
export function createTransferIntent(context: Context, amount = '0.01'): Promise<string> {
  const [id, uniqueRequestId] = [randomUUID(), randomUUID()];
  return inTransaction(context.database, actor, async (transaction) => {
    await transaction('transfers').insert({
      id,
      sourceAccountId: payroll,
      destinationAccountId: trading,
      uniqueRequestId,
      amount,
      currency: 'GBP',
      reason: `CRASH-${id}`,
      createdById: 'maker',
    });
    const movement = { table: 'transfers', id, sourceAccountId: payroll, key: uniqueRequestId } as const;
    await releaseTransfer(transaction, context, movement);
    return id;
  });
}
