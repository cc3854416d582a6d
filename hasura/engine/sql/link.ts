import type { ColumnMapping } from '../model/table';
import { quoted } from './statement';

/** The conditions that tie rows of a relationship together. */
export function linked(mapping: ColumnMapping, local: string, remote: string): string {
  return mapping
    .map((pair) => `${quoted(remote)}.${quoted(pair.remote.name)} = ${quoted(local)}.${quoted(pair.local.name)}`)
    .join(' and ');
}

/** Whether a table, view or function has a row for which all conditions hold. `is true` keeps ordered index scans under a limit. */
export function existsIn(table: string, alias: string, conditions: readonly string[]): string {
  const where = conditions.filter((condition) => condition !== 'true').join(' and ') || 'true';
  return `((exists (select 1 from ${table} as ${quoted(alias)} where ${where})) is true)`;
}
