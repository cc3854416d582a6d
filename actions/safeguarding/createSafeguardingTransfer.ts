import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { reasonOf } from '../../domain/safeguarding/reasons';
import { safeguardingTransferSchema, type SafeguardingTransferInput } from '../../domain/safeguarding/transferInput';
import { safeguardingRefusal } from '../../domain/safeguarding/transferRefusal';
import { holdControlAccount } from '../database/safeguardedMoney';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { loadAskedSafeguarding } from './loadAskedSafeguarding';
import { storeTransfer } from './storeTransfer';

/**
 * Moves client money between an account and the control account (specification, part two, section 7; docs/decisions/069), or sends again what a move of
 * the control account failed to bring (docs/decisions/109). For administrators. The row's id is the caller's `clientRequestId`, so that a repeated call
 * returns the first transfer.
 * @throws RuleError invalid_input, request_id_reused, and the codes of safeguardingRefusal
 */
export const createSafeguardingTransfer = defineAction({
  name: 'createSafeguardingTransfer',
  roles: [],
  scope: null,
  writes: { lists: ['safeguarding'] },
  activity: ['A039'],
  sdl: `
    type Mutation {
      """
      Moves client money between an account and the control account. The id is the caller's: a repeated call returns the first transfer. For
      administrators.
      """
      createSafeguardingTransfer(sourceAccountId: uuid!, destinationAccountId: uuid!, currency: String!, amount: String!, note: String, clientRequestId: uuid!): SafeguardingTransferResult!
    }

    type SafeguardingTransferResult {
      id: uuid!
      status: String!
    }
  `,
  handler: async (input, session, context) => {
    const asked = await parseDeclared(safeguardingTransferSchema, input);
    const id = asked.clientRequestId.toLowerCase();
    const intentId = await inTransaction(context.database, session, (transaction) =>
      storeAsked(transaction, context, session, asked),
    );
    if (intentId) await context.drainInline([intentId]);
    const row = await context.database('safeguarding_transfers').where({ id }).first('id', 'status');
    if (!row) throw new Error(`safeguarding transfer ${id} is gone`);
    return row;
  },
});

/** @returns the intent to send; undefined if an earlier call stored the same transfer */
async function storeAsked(
  transaction: Knex.Transaction,
  context: Context,
  { userId }: Session,
  asked: SafeguardingTransferInput,
): Promise<string | undefined> {
  const { sourceAccountId, destinationAccountId, currency, amount } = asked;
  const id = asked.clientRequestId.toLowerCase();
  await holdControlAccount(transaction);
  // In the order of their ids, so that two calls wait for each other instead of failing.
  const ids = [sourceAccountId, destinationAccountId];
  await transaction('accounts').whereIn('id', ids).orderBy('id').forUpdate().select('id');
  if (await isRepeat(transaction, id, asked)) return undefined;
  const known = await loadAskedSafeguarding(transaction, asked);
  const refusal = safeguardingRefusal(known);
  if (refusal) throw new RuleError(refusal.code, refusal.field);
  const isBack = known.source?.isControl === true;
  const reason = reasonOf(isBack ? 'from' : 'to', currency, asked.note);
  const ends = { sourceAccountId, destinationAccountId };
  const transfer = { ...ends, id, currency, amount, reason, createdById: userId, moveId: known.moveId };
  const accountId = isBack ? destinationAccountId : sourceAccountId;
  return storeTransfer(transaction, context, transfer, { accountId, userId });
}

/** Whether this transfer was stored before. @throws RuleError request_id_reused if the id stands for another one */
async function isRepeat(transaction: Knex.Transaction, id: string, asked: SafeguardingTransferInput): Promise<boolean> {
  const earlier = await transaction('safeguarding_transfers').where({ id }).first();
  if (!earlier) return false;
  const isSame =
    earlier.sourceAccountId === asked.sourceAccountId.toLowerCase() &&
    earlier.destinationAccountId === asked.destinationAccountId.toLowerCase() &&
    earlier.currency === asked.currency &&
    earlier.amount === asked.amount;
  if (!isSame) throw new RuleError('request_id_reused', 'clientRequestId');
  return true;
}
