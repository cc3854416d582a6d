/**
 * What another system answered, as it may be stored and shown: without control characters, of which Postgres cannot store all.
 * @param maxLength the characters that are kept
 */
export const printable = (text: string, maxLength: number): string =>
  text.replace(/\p{Cc}+/gu, ' ').slice(0, maxLength);
