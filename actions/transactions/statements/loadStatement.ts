import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { periodInstants } from '../../../domain/statements/period';
import { addsUp, requireBalances } from '../../../domain/statements/statementEntries';
import type { StatementHead } from '../../../domain/statements/statement';
import type { AskedStatement } from './statementExport';

/** A statement without its lines, and what was safeguarded when it began. */
export interface LoadedStatement {
  readonly head: StatementHead;
  readonly safeguardedBefore: string;
}

interface Side {
  readonly type: string;
  readonly lines: number;
  readonly amount: string;
}

/**
 * Loads what a statement says besides its lines.
 * @throws RuleError account_not_found, statement_does_not_add_up
 */
export async function loadStatement(database: Knex, asked: AskedStatement, now: Date): Promise<LoadedStatement> {
  const { accountId, request } = asked;
  const account = await database('accounts').where({ id: accountId }).first('name', 'reference');
  if (!account) throw new RuleError('account_not_found', 'accountId');
  const summary = await readSummary(database, asked);
  const { credits, debits } = await readSides(database, asked);
  const balances = requireBalances(summary);
  if (!addsUp(balances, credits.amount, debits.amount)) throw new RuleError('statement_does_not_add_up');
  const head = {
    ...balances,
    credits,
    debits,
    currency: request.currency,
    number: asked.number,
    createdAt: now,
    id: withoutHyphens(asked.id),
    period: { from: request.from, to: request.to },
    account: account.name,
    accountNumber: (account.reference ?? withoutHyphens(accountId)).slice(0, 34),
    safeguarded: summary.closing_safeguarded,
  };
  return { head, safeguardedBefore: summary.opening_safeguarded };
}

const withoutHyphens = (id: string) => id.replaceAll('-', '');

interface Summary {
  readonly opening: string | null;
  readonly closing: string | null;
  readonly opening_safeguarded: string;
  readonly closing_safeguarded: string;
}

async function readSummary(database: Knex, { accountId, request }: AskedStatement): Promise<Summary> {
  const { completedFrom, completedBefore } = periodInstants(request);
  const { rows } = await database.raw<{ rows: [Summary] }>('select * from statement_summary(?, ?, ?, ?)', [
    accountId,
    request.currency,
    completedFrom,
    completedBefore,
  ]);
  return rows[0];
}

async function readSides(database: Knex, { accountId, request }: AskedStatement) {
  const { completedFrom, completedBefore } = periodInstants(request);
  const { rows } = await database.raw<{ rows: Side[] }>(
    `select type, lines, amount from found_statement_totals(account_id => ?, currency_code => ?,
       completed_from => ?, completed_before => ?)`,
    [accountId, request.currency, completedFrom, completedBefore],
  );
  const side = (type: string) => rows.find((row) => row.type === type) ?? { lines: 0, amount: '0' };
  return { credits: side('credit'), debits: side('debit') };
}
