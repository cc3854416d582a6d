/** An IBAN in groups of four, as banks print it, so that two of them can be compared by eye. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
