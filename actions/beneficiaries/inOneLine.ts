/** A value of the provider as one line of text; the provider sends addresses as lists of lines. Null for an empty value. */
export function inOneLine(value: string | readonly string[] | null): string | null {
  if (typeof value === 'string' || value === null) return value;
  return value.map((line) => line.trim()).join(', ') || null;
}
