import type { StatementFormat } from '../../../domain/statements/formats';
import { camt053 } from '../../../domain/statements/camt053';
import { mt940 } from '../../../domain/statements/mt940';
import type { StatementEntry, StatementHead, StatementText } from '../../../domain/statements/statement';
import { statementCsv } from '../../../domain/statements/statementCsv';
import { statementPdf } from './files/statementPdf';
import { statementXlsx } from './files/statementXlsx';

type Pages = AsyncIterable<readonly StatementEntry[]>;

/** Writes a statement's lines as a file, page by page. */
type WriteFile = (head: StatementHead, pages: Pages) => AsyncIterable<Uint8Array>;

const encoder = new TextEncoder();

const asText = (textOf: (head: StatementHead) => StatementText): WriteFile =>
  async function* write(head, pages) {
    const text = textOf(head);
    yield encoder.encode(text.start());
    for await (const entries of pages) yield encoder.encode(text.lines(entries));
    yield encoder.encode(text.end());
  };

/** The writer of each format. */
export const statementBytes: Readonly<Record<StatementFormat, WriteFile>> = {
  csv: asText(statementCsv),
  'camt.053': asText(camt053),
  mt940: asText(mt940),
  xlsx: statementXlsx,
  pdf: statementPdf,
};
