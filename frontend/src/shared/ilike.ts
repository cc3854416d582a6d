/** A pattern for `_ilike` that matches any value that contains the text; wildcards in the text are escaped. */
export function containsPattern(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
