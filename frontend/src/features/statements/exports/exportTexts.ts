import type { StatementFormat } from '../../../../../domain/statements/formats';
import { formatDay } from '../../../ui/formatDate';
import type { StatementExport } from './exportDocuments';

/** The name of each format, and what it is for. */
export const formatLabels: Readonly<Record<StatementFormat, string>> = {
  csv: 'CSV',
  xlsx: 'Excel',
  pdf: 'PDF',
  'camt.053': 'camt.053 (ISO 20022)',
  mt940: 'MT940 (SWIFT)',
};

/** "EUR, 1 Oct 2026 to 31 Oct 2026" */
export function exportTitle({ request }: StatementExport): string {
  const { currency, from, to } = request as { currency: string; from: string; to: string };
  return `${currency}, ${formatDay(from)} to ${formatDay(to)}`;
}

/** What became of an export, in words; undefined while it is written, which a bar shows. */
export function exportState({ state, problem, expires_at: until }: StatementExport): string | undefined {
  if (state === 'waiting') return 'Waiting to be written';
  if (state === 'done') return until ? `Kept until ${formatDay(until)}` : 'Written';
  if (state === 'failed') return problem ?? 'Not written';
  if (state === 'cancelled') return 'Cancelled';
  if (state === 'expired') return 'The file is no longer kept';
  return undefined;
}
