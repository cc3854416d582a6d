import { RuleError } from '../errors';
import type { Period } from './period';

/** The formats that a statement can be written in. */
export const statementFormats = ['csv', 'xlsx', 'pdf', 'camt.053', 'mt940'] as const;

/** A format of a statement. */
export type StatementFormat = (typeof statementFormats)[number];

/** What a file of each format is: its media type, and how its name ends. */
export const statementFiles: Readonly<Record<StatementFormat, { readonly type: string; readonly ending: string }>> = {
  csv: { type: 'text/csv', ending: 'csv' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  pdf: { type: 'application/pdf', ending: 'pdf' },
  'camt.053': { type: 'application/xml', ending: 'xml' },
  mt940: { type: 'text/plain', ending: 'sta' },
};

/** A sheet has at most 1,048,576 rows, and ours a few of its own. */
const maxSheetLines = 1_000_000;

/** @throws RuleError invalid_input where a file of the format cannot hold a statement's lines */
export function assertLinesFit(format: StatementFormat, lines: number): void {
  if (format !== 'xlsx' || lines <= maxSheetLines) return;
  throw new RuleError('invalid_input', 'format', 'A spreadsheet has at most a million lines. Choose another format.');
}

/**
 * The name of a statement's file.
 * @example statementFileName('Hansa / Nord', 'EUR', { from: '2026-10-01', to: '2026-10-31' }, 'pdf')
 *   // 'Statement Hansa Nord EUR 2026-10-01 to 2026-10-31.pdf'
 */
export function statementFileName(
  account: string,
  currency: string,
  { from, to }: Period,
  format: StatementFormat,
): string {
  const name = account
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
  return `Statement ${name} ${currency} ${from} to ${to}.${statementFiles[format].ending}`;
}
