import type { Knex } from 'knex';
import { nextTryAt, takeCharge, type Market, type Taking } from '../../domain/charges/taking';
import { errorCatalogue } from '../../domain/errors';
import { difference } from '../../domain/money/amount';
import { storedRates } from '../database/rates';
import { inTransaction, type Actor } from '../database/transaction';
import type { Context } from '../context';
import { loadSpendable, lockOpenCharges, type LockedCharge } from './openCharges';
import { sendCharges, type TakenCharge } from './sendCharges';

const chargesPerBatch = 200;
const notAimed: Taking = { reason: errorCatalogue.charge_misdirected };
const notConnected: Taking = { reason: 'An account of the charge does not exist at the provider.' };

/** What became of some charges. */
export interface ProcessedReport {
  /** Charges whose transfers are on their way. */
  readonly taken: number;
  /** Charges that no balance covers, or whose account of the house is wrong; each is tried again later. */
  readonly waiting: number;
}

/** The same with the intents of the taken charges. */
export interface ProcessedBatch extends ProcessedReport {
  readonly intentIds: readonly string[];
}

/**
 * Takes a batch of pending charges: chooses the currency of each, sets it to processing and stores its intent, all in one transaction
 * (`docs/decisions/072`).
 * @param chargeId takes only this one
 */
export function processBatch(context: Context, actor: Actor, chargeId?: string): Promise<ProcessedBatch> {
  return inTransaction(context.database, actor, async (transaction) => {
    const now = context.clock.now();
    const charges = await lockOpenCharges(transaction, now, chargesPerBatch, chargeId);
    if (charges.length === 0) return { taken: 0, waiting: 0, intentIds: [] };
    const decided = await decide(transaction, charges, now);
    const taken = decided.filter((one): one is TakenCharge => !('reason' in one.taking));
    const waiting = decided.flatMap(({ charge, taking }) => ('reason' in taking ? [{ charge, ...taking }] : []));
    await storeWaiting(transaction, waiting, now);
    const intentIds = await sendCharges(transaction, context, taken);
    return { taken: taken.length, waiting: waiting.length, intentIds };
  });
}

/** Chooses the currencies in the order of the charges: what one takes the next one cannot spend. */
async function decide(
  database: Knex,
  charges: readonly LockedCharge[],
  now: Date,
): Promise<readonly { readonly charge: LockedCharge; readonly taking: Taking }[]> {
  const accounts = [...new Set(charges.map(({ sourceAccountId }) => sourceAccountId))];
  const balances = await loadSpendable(database, accounts);
  const rates = await storedRates(database);
  return charges.map((charge) => {
    const spendable = balances.get(charge.sourceAccountId) ?? new Map<string, string>();
    const taking = takingOf(charge, { spendable, rates, now });
    if ('amount' in taking) {
      spendable.set(taking.currency, difference(spendable.get(taking.currency) ?? '0', taking.amount));
    }
    return { charge, taking };
  });
}

function takingOf(charge: LockedCharge, market: Market): Taking {
  if (!charge.isAimed) return notAimed;
  return charge.isConnected ? takeCharge(charge, market) : notConnected;
}

async function storeWaiting(
  transaction: Knex.Transaction,
  waiting: readonly { readonly charge: LockedCharge; readonly reason: string }[],
  now: Date,
): Promise<void> {
  const rows = waiting.map(({ charge: { id, tries }, reason }) => ({ id, reason, at: nextTryAt(tries + 1, now) }));
  await transaction.raw(
    `update charges c set error_message = w.reason, next_attempt_at = w.at, "retryCount" = c."retryCount" + 1
     from jsonb_to_recordset(?::jsonb) as w(id uuid, reason text, at timestamptz) where c.id = w.id`,
    [JSON.stringify(rows)],
  );
}

/**
 * Takes every pending charge that may be taken now, batch by batch.
 * @param untilMs no batch begins after this time
 */
export async function processCharges(
  context: Context,
  untilMs: number,
): Promise<ProcessedReport & { readonly isBounded: boolean }> {
  let [taken, waiting] = [0, 0];
  while (context.clock.now().getTime() < untilMs) {
    const batch = await processBatch(context, { userId: 'schedule:charges-process', requestId: context.newId() });
    taken += batch.taken;
    waiting += batch.waiting;
    if (batch.taken + batch.waiting < chargesPerBatch) return { taken, waiting, isBounded: false };
  }
  return { taken, waiting, isBounded: true };
}
