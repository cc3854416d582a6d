/** A search text as a pattern for `_ilike`: contains it anywhere, its own wildcards taken as letters. */
export function containsPattern(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
