import type { Knex } from 'knex';
import { assertLinesFit, statementFileName, statementFiles } from '../../../domain/statements/formats';
import { StatementEntries } from '../../../domain/statements/statementEntries';
import type { StatementEntry, StatementHead } from '../../../domain/statements/statement';
import type { Context } from '../../context';
import type { DocumentStore } from '../../runtime/documentStore';
import { loadStatement, type LoadedStatement } from './loadStatement';
import { readMovements } from './readMovements';
import { statementBytes } from './statementBytes';
import type { AskedStatement } from './statementExport';

/** Where a statement is written to, and who is told how far it is. */
export interface Target {
  readonly store: Pick<DocumentStore, 'writeStream'>;
  readonly key: string;
  /** Called before the first line and after each page of lines. What it throws ends the writing. */
  readonly onProgress?: (done: number, total: number) => Promise<void>;
}

/** A file that was written. */
export interface WrittenFile {
  readonly key: string;
  readonly filename: string;
  /** In bytes. */
  readonly size: number;
  readonly head: StatementHead;
}

/**
 * Writes a statement as a file into the store of documents, as the database has it at one moment. One page of lines and one part of the file are
 * in memory at a time. A statement that does not add up leaves no file.
 * @throws RuleError account_not_found, statement_does_not_add_up, invalid_input; what onProgress throws
 */
export async function writeStatementFile(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  asked: AskedStatement,
  target: Target,
): Promise<WrittenFile> {
  const atOneMoment = { isolationLevel: 'repeatable read', readOnly: true } as const;
  return database.transaction((snapshot) => writeFrom(snapshot, asked, target, clock.now()), atOneMoment);
}

async function writeFrom(
  snapshot: Knex.Transaction,
  asked: AskedStatement,
  { store, key, onProgress }: Target,
  now: Date,
): Promise<WrittenFile> {
  const { currency, format, ...period } = asked.request;
  const statement = await loadStatement(snapshot, asked, now);
  const { head } = statement;
  const total = head.credits.lines + head.debits.lines;
  assertLinesFit(format, total);
  await onProgress?.(0, total);
  const pages = entriesOf(snapshot, asked, statement, async (done) => onProgress?.(done, total));
  const size = await store.writeStream(key, statementFiles[format].type, statementBytes[format](head, pages));
  return { key, size, head, filename: statementFileName(head.account, currency, period, format) };
}

/** The lines page by page. @throws RuleError statement_does_not_add_up after the last one */
async function* entriesOf(
  snapshot: Knex,
  asked: AskedStatement,
  { head, safeguardedBefore }: LoadedStatement,
  onPage: (done: number) => Promise<void>,
): AsyncGenerator<StatementEntry[]> {
  const entries = new StatementEntries(head, safeguardedBefore);
  let done = 0;
  for await (const seconds of readMovements(snapshot, asked)) {
    const page = seconds.flatMap((second) => entries.ofSecond(second));
    done += page.length;
    yield page;
    await onPage(done);
  }
  entries.finish();
}
