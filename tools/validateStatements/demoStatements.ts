import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { writeStatementFile } from '../../actions/transactions/statements/writeStatementFile';
import { londonDay } from '../../domain/londonTime';

/** A statement of a wallet, from its first movement until today. */
export interface DemoStatement {
  readonly account: string;
  readonly currency: string;
  readonly entries: number;
  readonly xml: string;
}

interface Wallet {
  readonly accountId: string;
  readonly account: string;
  readonly currency: string;
  readonly since: Date;
}

/**
 * Writes the statement of each wallet with movements as camt.053, by the code that writes the exports of users.
 * @throws RuleError for a statement that does not add up
 */
export async function demoStatements(database: Knex, now: Date): Promise<DemoStatement[]> {
  const statements: DemoStatement[] = [];
  for (const wallet of await wallets(database)) statements.push(await statementOf(database, wallet, now));
  return statements;
}

async function wallets(database: Knex): Promise<readonly Wallet[]> {
  const { rows } = await database.raw<{ rows: Wallet[] }>(
    `select a.id as "accountId", a.name as account, t.currency, min(t.completed_at) as since
     from tcc_transactions t join accounts a on a.id = t.account_id
     where t.status = 'completed'
     group by a.id, a.name, t.currency
     order by a.name, t.currency`,
  );
  return rows;
}

async function statementOf(database: Knex, wallet: Wallet, now: Date): Promise<DemoStatement> {
  const { accountId, account, currency, since } = wallet;
  const pieces: Uint8Array[] = [];
  const store = {
    writeStream: async (_key: string, _type: string, content: AsyncIterable<Uint8Array>) => {
      for await (const piece of content) pieces.push(piece);
      return pieces.reduce((size, { length }) => size + length, 0);
    },
  };
  const period = { from: londonDay(since), to: londonDay(now) };
  const asked = {
    id: randomUUID(),
    accountId,
    number: 1,
    request: { currency, ...period, format: 'camt.053' as const },
  };
  const { head } = await writeStatementFile({ database, clock: { now: () => now } }, asked, { store, key: account });
  return { account, currency, entries: head.credits.lines + head.debits.lines, xml: Buffer.concat(pieces).toString() };
}
