import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { londonDay } from '../../../domain/londonTime';
import { exportInputSchema, type ExportInput } from '../../../domain/statements/exportInput';
import { recordActivity } from '../../database/recordActivity';
import { requireSeat } from '../../database/seats';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';

/** How many files a user may wait for. */
const maxOpen = 5;

/**
 * Asks for a statement of the selected account as a file (docs/decisions/057). Everyone with a seat on the account may.
 * @throws RuleError invalid_input, account_not_found, documents_not_available, too_many_exports
 */
export const createStatementExport = defineAction({
  name: 'createStatementExport',
  roles: ['user'],
  scope: 'read',
  writes: { lists: ['exports'] },
  activity: ['A018'],
  sdl: `
    type Mutation {
      """
      Asks for a statement of the selected account as a file, which is written after the answer.
      """
      createStatementExport(currency: String!, from: date!, to: date!, format: String!): StatementExport!
    }
  `,
  handler: async (input, session, context) => {
    const now = context.clock.now();
    const request = await parseDeclared(exportInputSchema(londonDay(now)), input);
    const { userId, accountId } = await requireSeat(context.database, session.userId, session.selectedAccountId);
    if (!context.documents) throw new RuleError('documents_not_available');
    const id = context.newId();
    await inTransaction(context.database, session, async (transaction) => {
      await requireRoom(transaction, userId);
      await insertExport(transaction, { id, userId, accountId }, request);
      const { currency, from, to, format } = request;
      const entry = { eventCode: 'A018', accountId, details: `${currency} ${from} to ${to}, ${format}` } as const;
      await recordActivity(transaction, { ...entry, userId, createdAt: now });
    });
    await context.startExport(id);
    return { id };
  },
});

/** @throws RuleError too_many_exports; two requests of one user take turns */
async function requireRoom(transaction: Knex.Transaction, userId: string): Promise<void> {
  await transaction('users').where({ id: userId }).forUpdate().first('id');
  const open = await transaction('exports')
    .where({ user_id: userId })
    .whereIn('state', ['waiting', 'running'])
    .pluck('id');
  if (open.length >= maxOpen) throw new RuleError('too_many_exports');
}

interface Asked {
  readonly id: string;
  readonly userId: string;
  readonly accountId: string;
}

/** The statements of an account in a currency are numbered in the order in which users ask for them. */
async function insertExport(transaction: Knex.Transaction, { id, userId, accountId }: Asked, request: ExportInput) {
  await transaction('accounts').where({ id: accountId }).forUpdate().first('id');
  const [last] = await transaction('exports')
    .where({ account_id: accountId })
    .whereRaw(`request->>'currency' = ?`, [request.currency])
    .max<{ number: number | null }[]>('statement_number as number');
  await transaction('exports').insert({
    id,
    user_id: userId,
    account_id: accountId,
    kind: 'statement',
    format: request.format,
    request: JSON.stringify(request),
    statement_number: (last?.number ?? 0) + 1,
  });
}
