import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { transferInputSchema, type TransferInput } from '../../domain/transfers/transferInput';
import { transferRefusal } from '../../domain/transfers/transferRefusal';
import { requireOffered } from '../database/currencySettings';
import type { TransfersRow } from '../database/generated/tables';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { defineAction } from '../defineAction';
import type { CreateTransferOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { chargeTransferFee } from './chargeTransferFee';
import { loadAskedTransfer } from './loadAskedTransfer';
import { releaseTransfer } from '../intents/releaseTransfer';
import { requestKey } from '../intents/contentDigest';
import { readBalance, requireBalance, type LiveBalance } from './sourceBalance';

/**
 * Moves money from one account to another at the provider (specification, part one, section 7; docs/decisions/055). A repeated call with the
 * same `clientRequestId` returns the first transfer.
 * @throws RuleError invalid_input, request_id_reused, balance_too_low, the codes of transferRefusal, currency_not_offered, and provider_unavailable
 */
export const createTransfer = defineAction({
  name: 'createTransfer',
  roles: ['user'],
  scope: null,
  writes: { lists: ['transfers'], rows: { transferId: ['transfers'] } },
  activity: ['A016'],
  sdl: `
    type Mutation {
      """
      Moves money from one account to another. The caller holds a seat on the account that it leaves.
      """
      createTransfer(amount: String!, currency: String!, source: uuid!, destination: uuid!, reason: String!, shouldCharge: Boolean!, clientRequestId: uuid): TransferResult!
    }
  `,
  handler: async (input, session, context) => {
    const asked = await parseDeclared(transferInputSchema, input);
    const earlier = await findRepeat(context.database, session.userId, asked);
    if (earlier) return earlier;
    await requireAllowed(context.database, session, asked);
    const balance = await readBalance(context, session.userId, asked);
    const id = context.newId();
    const stored = await inTransaction(context.database, session, (transaction) =>
      storeTransfer(transaction, context, session, { ...asked, id, balance }),
    );
    if ('status' in stored) return stored;
    await context.drainInline([stored.intentId]);
    return readResult(context.database, id);
  },
});

/** Checks and stores the transfer while the source account's row is locked, so that two calls do not spend the same balance. */
async function storeTransfer(
  transaction: Knex.Transaction,
  context: Context,
  session: Session,
  { id, balance, ...asked }: TransferInput & { readonly id: string; readonly balance: LiveBalance },
): Promise<CreateTransferOutput | { readonly intentId: string }> {
  await transaction('accounts').where({ id: asked.source }).forUpdate().first('id');
  const { userId } = session;
  const earlier = await findRepeat(transaction, userId, asked);
  if (earlier) return earlier;
  await requireAllowed(transaction, session, asked);
  await requireBalance(transaction, asked, balance);
  const now = context.clock.now();
  const { amount, currency, reason, shouldCharge, source, destination, clientRequestId = null } = asked;
  const uniqueRequestId = clientRequestId ? requestKey('transfer', [source, userId], clientRequestId) : context.newId();
  await transaction('transfers').insert({
    id,
    amount,
    currency,
    reason,
    shouldCharge,
    uniqueRequestId,
    clientRequestId,
    sourceAccountId: source,
    destinationAccountId: destination,
    createdById: userId,
    status: 'pending',
    createdAt: now,
    updatedAt: now,
  });
  const entry = { eventCode: 'A016', accountId: source, details: `${amount} ${currency}: ${reason}` } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: now });
  if (shouldCharge) await chargeTransferFee(transaction, context, { id, uniqueRequestId, accountId: source, reason });
  const movement = { table: 'transfers', id, sourceAccountId: source, key: uniqueRequestId } as const;
  return { intentId: await releaseTransfer(transaction, context, movement) };
}

/** @throws RuleError with the code of transferRefusal, and as requireOffered */
async function requireAllowed(database: Knex, { userId, role }: Session, asked: TransferInput): Promise<void> {
  const refusal = transferRefusal(await loadAskedTransfer(database, userId, role === 'admin', asked));
  if (refusal) throw new RuleError(refusal.code, refusal.field);
  await requireOffered(database, asked, { currency: 'currency', amount: 'amount' });
}

/** The transfer that an earlier call with the same `clientRequestId` created, or one that was adopted from the provider under its key (decision 095). */
async function findRepeat(
  database: Knex,
  userId: string,
  { clientRequestId, ...asked }: TransferInput,
): Promise<CreateTransferOutput | undefined> {
  if (!clientRequestId) return undefined;
  const uniqueRequestId = requestKey('transfer', [asked.source, userId], clientRequestId);
  const earlier = await database('transfers')
    .where({ createdById: userId, clientRequestId })
    .orWhere({ uniqueRequestId })
    .first();
  if (!earlier) return undefined;
  if (!isSame(earlier, asked)) throw new RuleError('request_id_reused', 'clientRequestId');
  return readResult(database, earlier.id);
}

const isSame = (row: TransfersRow, asked: TransferInput): boolean =>
  row.sourceAccountId === asked.source.toLowerCase() &&
  row.destinationAccountId === asked.destination.toLowerCase() &&
  row.currency === asked.currency &&
  row.amount === asked.amount &&
  row.reason === asked.reason &&
  // One that was adopted was not charged here.
  (row.clientRequestId === null || row.shouldCharge === asked.shouldCharge);

async function readResult(database: Knex, id: string): Promise<CreateTransferOutput> {
  const row = await database('transfers').where({ id }).first('id', 'status', 'errorCode', 'errorMessage');
  if (!row) throw new Error(`transfer ${id} is gone`);
  return row;
}
