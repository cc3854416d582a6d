import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { maxSheetLines, statementFileName, statementFiles } from '../../../domain/statements/formats';
import { StatementEntries } from '../../../domain/statements/statementEntries';
import type { StatementEntry } from '../../../domain/statements/statement';
import type { Context } from '../../provider/context';
import type { DocumentStore } from '../../runtime/documentStore';
import { loadStatement, type LoadedStatement } from './loadStatement';
import { readMovements } from './readMovements';
import { statementBytes } from './statementBytes';
import { recordProgress, type StatementExport } from './statementExport';

/** A file that was written. */
export interface WrittenFile {
  readonly key: string;
  readonly filename: string;
  /** In bytes. */
  readonly size: number;
  readonly statement: LoadedStatement;
}

/**
 * Writes a statement as a file into the store of documents, as the database has it at one moment. One page of lines and one part of the file are
 * in memory at a time. A statement that does not add up leaves no file.
 * @throws RuleError account_not_found, statement_does_not_add_up, invalid_input; ExportEnded
 */
export async function writeStatementFile(
  context: Context,
  store: DocumentStore,
  asked: StatementExport,
): Promise<WrittenFile> {
  const atOneMoment = { isolationLevel: 'repeatable read', readOnly: true } as const;
  return context.database.transaction((snapshot) => writeFrom(snapshot, context, store, asked), atOneMoment);
}

async function writeFrom(
  snapshot: Knex.Transaction,
  context: Context,
  store: DocumentStore,
  asked: StatementExport,
): Promise<WrittenFile> {
  const { currency, format, ...period } = asked.request;
  const statement = await loadStatement(snapshot, asked, context.clock.now());
  const { head } = statement;
  const total = head.credits.lines + head.debits.lines;
  if (format === 'xlsx' && total > maxSheetLines) {
    throw new RuleError('invalid_input', 'format', 'A spreadsheet has at most a million lines. Choose another format.');
  }
  const now = () => context.clock.now();
  await recordProgress(context.database, asked, { rows_done: 0, rows_total: total }, now());
  const pages = entriesOf(snapshot, asked, statement, (done) =>
    recordProgress(context.database, asked, { rows_done: done }, now()),
  );
  // Another run of the same export writes another file.
  const key = `exports/${asked.id}/${context.newId()}`;
  const size = await store.writeStream(key, statementFiles[format].type, statementBytes[format](head, pages));
  return { key, size, statement, filename: statementFileName(head.account, currency, period, format) };
}

/** The lines page by page. @throws RuleError statement_does_not_add_up after the last one */
async function* entriesOf(
  snapshot: Knex,
  asked: StatementExport,
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
